// Converts the library's numbers to names.

/**
 * Makes an enumeration from its kind, and from its names in order from 1, or from pairs of a number
 * and a name.
 */
export function enumeration(kind, names) {
  const pairs = typeof names === 'string'
    ? names.split(' ').map((name, i) => [i + 1, name])
    : names;
  return {
    kind,
    names: new Map(pairs),
    numbers: new Map(pairs.map(([number, name]) => [name, number])),
  };
}

/** Returns the name for a number, or null if the number has no name. */
export const named = (of, number) => of.names.get(number) ?? null;

// The names of the library's numbers.

/**
 * Makes an enumeration: its kind in the library, and its names from 1 on, or pairs of numbers and
 * names.
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

/** Returns the name of a number; null for 0. */
export const named = (of, number) => of.names.get(number) ?? null;

// The exception for a question that could not be asked.

/**
 * A question that could not be asked, or a file that could not be read. An answer is never an
 * error: its verdict says whether something is forbidden.
 */
export class LifecyclePolicyError extends Error {
  /**
   * A status of the library, such as `unknown-value`, or null. The package also uses these statuses
   * for what it refuses without a call of the library.
   */
  status;
  /** The part of the question that was at fault, such as `trigger`, or null. */
  field;
  /** The value that was given for that part, or null. */
  value;

  constructor(message, { status = null, field = null, value = null } = {}) {
    super(message);
    this.name = 'LifecyclePolicyError';
    this.status = status;
    this.field = field;
    this.value = value;
  }
}

/** Makes the error for a value that a field does not take. */
export function refused(field, value, reason, status = 'unknown-value') {
  return new LifecyclePolicyError(
    `${field}: \`${shown(value)}\` ${reason}`, { status, field, value },
  );
}

/** Returns a short text for any value, without calling its methods. */
export function shown(value) {
  const text = typeof value === 'object' || typeof value === 'function'
    ? typeof value
    : String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

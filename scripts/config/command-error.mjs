// @ts-check

/**
 * An error that a person can fix: one sentence, printed without a stack trace, exit code 1. `detail` is
 * output of a program, such as its last lines.
 */
export class CommandError extends Error {
  /** @param {string} sentence @param {{ detail?: string, cause?: unknown }} [more] */
  constructor(sentence, { detail, cause } = {}) {
    super(sentence, { cause });
    this.name = 'CommandError';
    this.detail = detail;
  }
}

/**
 * Returns the code of a failed system call, such as `EADDRINUSE`; undefined for other errors.
 *
 * @param {unknown} error
 */
export function systemCode(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

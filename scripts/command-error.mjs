// @ts-check

/**
 * A reason to stop that a person can act on: one sentence, printed without a stack trace, exit code 1.
 * `detail` is what the machine said, such as the last lines of a program that failed.
 */
export class CommandError extends Error {
  /** @param {string} sentence @param {{ detail?: string, cause?: unknown }} [more] */
  constructor(sentence, { detail, cause } = {}) {
    super(sentence, { cause });
    this.name = 'CommandError';
    this.detail = detail;
  }
}

/** The code of a failed system call, such as `EADDRINUSE`; undefined for every other error. @param {unknown} error */
export function systemCode(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Logs a failure to the console. Only this file writes to the console. */
export function logFailure(sentence: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: these lines are meant for the console
  console.error(sentence, ...(error === undefined ? [] : [error]));
}

/** Logs a note that is not a failure of the site. */
export function logRemark(sentence: string, ...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: these lines are meant for the console
  console.info(sentence, ...details);
}

/** Writes a failure for whoever looks into the console; the only place that does. */
export function logFailure(sentence: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: these lines are meant for the console
  console.error(sentence, ...(error === undefined ? [] : [error]));
}

/** A remark in the console that is no failure of the site. */
export function logRemark(sentence: string, ...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: these lines are meant for the console
  console.info(sentence, ...details);
}

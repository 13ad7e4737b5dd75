/** Logs a failure to the console, without showing it on screen. */
export function logFailure(sentence: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console
  console.error(sentence, error);
}

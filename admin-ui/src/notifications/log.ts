/** Logs a failure to the console, without showing it on screen. */
export function logFailure(sentence: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the console's one door
  console.error(sentence, error);
}

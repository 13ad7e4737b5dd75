/** For failures that belong in the console and not on the screen. */
export function logFailure(sentence: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the console's one door
  console.error(sentence, error);
}

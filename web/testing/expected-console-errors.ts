/** Parts of console errors that the running test expects; emptied before each test. */
export const expectedConsoleErrors: string[] = [];

/** Announces that the running test causes a console error containing `part`. */
export function expectConsoleError(part: string): void {
  expectedConsoleErrors.push(part);
}

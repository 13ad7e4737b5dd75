/** Splits a text at blank lines. One pattern for all of it would take time with the square of a run of blanks. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .split(/\n{2,}/)
    .filter(Boolean);

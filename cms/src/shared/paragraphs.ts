/** Splits a text at blank lines. A single pattern would take quadratic time for a run of blanks. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .split(/\n{2,}/)
    .filter(Boolean);

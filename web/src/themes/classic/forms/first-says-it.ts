import type { ReactNode } from 'react';

/**
 * Problems for a Mantine form in which several fields lack something for the same reason: the first of
 * them says it, the others are only marked.
 */
export function firstSaysIt(problems: Record<string, string | undefined>): Record<string, ReactNode> {
  const said = new Set<string>();
  const marks = Object.entries(problems).flatMap(([field, sentence]) => {
    if (!sentence) return [];
    const repeated = said.has(sentence);
    said.add(sentence);
    return [[field, repeated ? true : sentence] as const];
  });
  return Object.fromEntries(marks);
}

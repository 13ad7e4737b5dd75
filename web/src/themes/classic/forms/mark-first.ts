import type { ReactNode } from 'react';

/**
 * Returns errors for a Mantine form in which several fields have the same problem: only the first shows the message,
 * the others are marked.
 */
export function markFirst(problems: Record<string, string | undefined>): Record<string, ReactNode> {
  const said = new Set<string>();
  const marks = Object.entries(problems).flatMap(([field, sentence]) => {
    if (!sentence) return [];
    const repeated = said.has(sentence);
    said.add(sentence);
    return [[field, repeated ? true : sentence] as const];
  });
  return Object.fromEntries(marks);
}

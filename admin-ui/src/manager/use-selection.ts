import { useState } from 'react';

/**
 * Which rows are ticked.
 *
 * @param shown ids on the screen, in order; a ticked row that leaves the screen no longer counts
 */
export function useSelection(shown: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter((id) => ticked.has(id));
  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    all: shown.length > 0 && selected.length === shown.length,
    toggle: (id: string) => setTicked((before) => toggled(before, id)),
    toggleAll: () => setTicked(new Set(selected.length === shown.length ? [] : shown)),
    clear: () => setTicked(new Set()),
  };
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

import { useState } from 'react';

/** Which rows of a list are ticked, as `RowTick`, `SelectAll` and the bulk buttons use it. */
export type Selection = ReturnType<typeof useSelection>;

/**
 * Which rows are ticked.
 *
 * @param shown ids on the screen, in order; a ticked row that leaves the screen no longer counts
 */
export function useSelection(shown: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const selected = shown.filter((id) => ticked.has(id));

  const toggle = (id: string) => {
    setTicked(withAll(ticked, [id], !ticked.has(id)));
    setLast(id);
  };

  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    all: shown.length > 0 && selected.length === shown.length,
    toggle,
    /** All rows from the last ticked one to this one become what this one becomes: a click with Shift. */
    toggleRange: (id: string) => {
      const [from, to] = [shown.indexOf(last ?? ''), shown.indexOf(id)].toSorted((a, b) => a - b);
      if (from === undefined || to === undefined || from < 0) return toggle(id);
      setTicked(withAll(ticked, shown.slice(from, to + 1), !ticked.has(id)));
      setLast(id);
    },
    toggleAll: () => setTicked(new Set(selected.length === shown.length ? [] : shown)),
    clear: () => {
      setTicked(new Set());
      setLast(null);
    },
  };
}

function withAll(
  before: ReadonlySet<string>,
  ids: readonly string[],
  isTicked: boolean,
): ReadonlySet<string> {
  const after = new Set(before);
  for (const id of ids) {
    if (isTicked) after.add(id);
    else after.delete(id);
  }
  return after;
}

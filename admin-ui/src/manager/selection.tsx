import { Checkbox } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { wording } from './wording';

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

interface RowTickProps {
  selection: Selection;
  /** The row's id. */
  id: string;
  /** 'Select Silk' */
  label: string;
  className?: string | undefined;
}

/** The box in front of a row. A click with Shift ticks all rows from the last one to this one. */
export function RowTick({ selection, id, label, className }: RowTickProps) {
  const change = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    if (isRange) selection.toggleRange(id);
    else selection.toggle(id);
  };
  return (
    <Checkbox className={className} aria-label={label} checked={selection.isSelected(id)} onChange={change} />
  );
}

interface SelectAllProps {
  selection: Selection;
  /** Words beside the box, for lists without a heading row. */
  labelled?: boolean;
}

/** Ticks every row on the screen, or none. */
export function SelectAll({ selection, labelled = false }: SelectAllProps) {
  return (
    <Checkbox
      aria-label={wording.selectAll}
      label={labelled && wording.selectAllShort}
      checked={selection.all}
      indeterminate={selection.selected.length > 0 && !selection.all}
      onChange={selection.toggleAll}
    />
  );
}

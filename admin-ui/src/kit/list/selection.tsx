import { Checkbox } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { wording } from '../wording';

/** The ticked rows of a list, as used by `RowTick`, `SelectAll` and the bulk buttons. */
export type Selection = ReturnType<typeof useSelection>;

/**
 * Returns the ticked rows and the functions that change them.
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
    /** On Shift-click: sets all rows between the last ticked one and this one to the new state of this one. */
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
  id: string;
  /** 'Select Silk' */
  label: string;
  className?: string | undefined;
}

/** Checkbox before a row. Shift-click ticks all rows between the last ticked one and this one. */
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
  /** Shows a label beside the box, for lists without a heading row. */
  labelled?: boolean;
}

/** Ticks or clears every row on the screen. */
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

import { Checkbox } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { Selection } from './use-selection';
import { wording } from './wording';

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
    <Checkbox
      className={className}
      size="md"
      aria-label={label}
      checked={selection.isSelected(id)}
      onChange={change}
    />
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
      size="md"
      aria-label={wording.selectAll}
      label={labelled && wording.selectAllShort}
      checked={selection.all}
      indeterminate={selection.selected.length > 0 && !selection.all}
      onChange={selection.toggleAll}
    />
  );
}

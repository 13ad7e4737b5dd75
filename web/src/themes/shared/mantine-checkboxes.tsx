import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';

interface CheckboxesProps {
  name: string;
  label: ReactNode;
  options: readonly string[];
  /** At least one must be chosen */
  withAsterisk?: boolean;
  className?: string;
  /** Class of the list */
  list?: string;
}

/** A list of options to tick; the other props come from `field`. */
export function Checkboxes({ name, options, list, ...group }: CheckboxesProps) {
  return (
    <Checkbox.Group {...group}>
      <div className={list}>
        {options.map((option) => (
          <Checkbox key={option} name={name} value={option} label={option} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

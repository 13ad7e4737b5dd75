import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';
import { wording } from './wording';

interface BulkBarProps {
  /** How many rows are ticked; nothing is shown for none. */
  count: number;
  onClear: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** What can be done with the ticked rows. Stays in reach at the lower edge. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <section className={classes.bar} data-lower-bar aria-label={wording.selected(count)}>
      <CloseButton size="lg" aria-label={wording.clearSelection} onClick={onClear} />
      <strong className={classes.count}>{wording.selected(count)}</strong>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}

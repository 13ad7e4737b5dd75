import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { wording } from '../wording';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  /** Number of ticked rows; at 0 the bar is hidden. */
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Shows the actions for the ticked rows, fixed to the lower edge of the screen. */
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

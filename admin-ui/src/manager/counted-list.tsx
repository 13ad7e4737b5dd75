import type { ReactNode } from 'react';
import classes from './counted-list.module.css';

interface CountedListProps {
  /** Over all pages. */
  total: number;
  /** How the noun says it: '14 items' */
  count: (total: number) => string;
  /** A `SelectAll` in front of the count. */
  select?: ReactNode;
  /** An `EmptyState` for a total of 0. */
  empty: ReactNode;
  /** The items. */
  children: ReactNode;
}

/** A list under its count, or what stands there when it is empty. */
export function CountedList({ total, count, select, empty, children }: CountedListProps) {
  if (total === 0) return empty;
  return (
    <>
      <div className={classes.head}>
        {select}
        <p className={classes.count}>{count(total)}</p>
      </div>
      {children}
    </>
  );
}

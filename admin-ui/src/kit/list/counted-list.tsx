import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../page/empty-state';
import classes from './counted-list.module.css';

export interface CountedListProps {
  /** Number of items on all pages. */
  total: number;
  /** Texts about the items: '14 items', and the texts of an empty list with and without a search. */
  wording: {
    count: (total: number) => string;
    nothingFound: string;
    emptyTitle: string;
    emptyText: string;
  };
  narrowed: boolean;
  /** Button that starts the first item. */
  add?: { label: string; onClick: () => void };
  /** A `SelectAll`, shown before the count. */
  select?: ReactNode;
  children: ReactNode;
}

/** Shows a list with its count, or an empty state. */
export function CountedList({ total, wording, narrowed, add, select, children }: CountedListProps) {
  if (total === 0 && narrowed) return <EmptyState title={wording.nothingFound} />;
  if (total === 0) {
    const action = add && <Button onClick={add.onClick}>{add.label}</Button>;
    return <EmptyState title={wording.emptyTitle} text={wording.emptyText} action={action} />;
  }
  return (
    <>
      <CountLine select={select}>{wording.count(total)}</CountLine>
      {children}
    </>
  );
}

/** Shows the number of items after the control that selects all of them. */
export function CountLine({ select, ...count }: { select: ReactNode } & ComponentProps<'p'>) {
  return (
    <div className={classes.head}>
      {select}
      <p className={classes.count} {...count} />
    </div>
  );
}

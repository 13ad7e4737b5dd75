import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import classes from './counted-list.module.css';
import { EmptyState } from './empty-state';

interface CountedListProps {
  /** Over all pages. */
  total: number;
  /** The noun's: '14 items', and what stands there when nothing matches, or when there is nothing yet. */
  wording: {
    count: (total: number) => string;
    nothingFound: string;
    emptyTitle: string;
    emptyText: string;
  };
  /** Whether a search or a choice hides what there may be. */
  narrowed: boolean;
  /** Begins the first item. */
  add?: { label: string; onClick: () => void };
  /** A `SelectAll` in front of the count. */
  select?: ReactNode;
  /** The items. */
  children: ReactNode;
}

/** A list under its count, or what stands there when it is empty. */
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

/** How many there are, behind what selects all of them. */
export function CountLine({ select, ...count }: { select: ReactNode } & ComponentProps<'p'>) {
  return (
    <div className={classes.head}>
      {select}
      <p className={classes.count} {...count} />
    </div>
  );
}

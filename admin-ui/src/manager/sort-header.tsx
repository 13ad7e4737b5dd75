import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './sort-header.module.css';

interface SortHeaderProps<Sort extends string> {
  children: string;
  /** The column's name in `sort`: 'title' */
  column: string;
  /** What the list is sorted by, from the URL: 'title:asc' */
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** A table heading that sorts: ascending first, then descending. The server sorts. */
export function SortHeader<Sort extends string>({ children, column, sort, onSort }: SortHeaderProps<Sort>) {
  const [sortedBy, direction] = sort.split(':');
  const active = sortedBy === column;
  const ascending = active && direction === 'asc';
  const Icon = !active ? IconArrowsSort : ascending ? IconArrowUp : IconArrowDown;
  const ariaSort = !active ? 'none' : ascending ? 'ascending' : 'descending';
  return (
    <Table.Th aria-sort={ariaSort}>
      <UnstyledButton
        className={classes.button}
        data-active={active || undefined}
        onClick={() => onSort(`${column}:${ascending ? 'desc' : 'asc'}` as Sort)}
      >
        {children}
        <Icon size={16} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}

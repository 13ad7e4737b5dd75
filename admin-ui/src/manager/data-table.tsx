import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

interface DataTableProps {
  /** What the table lists, for screen readers: 'Projects' */
  label: string;
  /** Cells of the heading row: `Table.Th` and `SortHeader`. */
  head: ReactNode;
  /** `Table.Tr` rows. A `Table.Td` carries `data-label`, its column's name, shown on phones; names and buttons need none. */
  children: ReactNode;
}

/** A table that scrolls inside itself, and on a phone becomes one card a row. */
export function DataTable({ label, head, children }: DataTableProps) {
  return (
    <section className={classes.scroll} aria-label={label} tabIndex={-1}>
      <Table className={classes.table} verticalSpacing="sm" horizontalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </section>
  );
}

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
        className={classes.sort}
        data-active={active || undefined}
        onClick={() => onSort(`${column}:${ascending ? 'desc' : 'asc'}` as Sort)}
      >
        {children}
        <Icon size={16} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}

import { Table } from '@mantine/core';
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

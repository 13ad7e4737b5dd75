import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row, Sort extends string = never> {
  /** Column heading; on phones, where every row is a card, the label before the cell. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Ascending order that a click on the heading requests: 'title:asc' */
  sort?: Sort & `${string}:asc`;
  /** Replaces the label in the heading, for example with the checkbox for all rows. */
  head?: ReactNode;
  /** Hides the label on cards; for names, checkboxes and buttons. */
  unlabelled?: boolean;
  className?: string | undefined;
}

/** Columns in display order, by their names in the URL. */
export type Columns<Row, Sort extends string = never, Name extends string = string> = Record<
  Name,
  Column<Row, Sort>
>;

interface DataTableProps<Row, Sort extends string> {
  /** Names the table for screen readers: 'Projects' */
  label: string;
  columns: Columns<Row, Sort>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  hidden?: readonly string[] | undefined;
  sorting?: Sorting<Sort>;
}

/** Shows a table that scrolls horizontally inside its frame. On phones each row becomes a card. */
export function DataTable<Row, Sort extends string = never>({
  label,
  columns,
  rows,
  keyOf,
  hidden = [],
  sorting,
}: DataTableProps<Row, Sort>) {
  const shown = Object.entries(columns).filter(([name]) => !hidden.includes(name));
  return (
    <section className={classes.scroll} aria-label={label} tabIndex={-1}>
      <Table className={classes.table} verticalSpacing="sm" horizontalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {shown.map(([name, column]) => (
              <Heading key={name} column={column} sorting={sorting} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {shown.map(([name, { label: heading, unlabelled, className, cell }]) => (
                <Table.Td key={name} className={className} data-label={unlabelled ? undefined : heading}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

interface Sorting<Sort extends string> {
  /** Current order, from the URL: 'title:asc' */
  sort: Sort;
  onSort: (sort: Sort) => void;
}

interface HeadingProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting: Sorting<Sort> | undefined;
}

/** A column heading. The first click sorts ascending, the second descending; the server sorts. */
function Heading<Row, Sort extends string>({ column, sorting }: HeadingProps<Row, Sort>) {
  const { label, head, sort: ascending, className } = column;
  if (!ascending || !sorting) return <Table.Th className={className}>{head ?? label}</Table.Th>;
  const descending = ascending.replace(/:asc$/, ':desc') as Sort;
  const [Icon, ariaSort] =
    sorting.sort === ascending
      ? [IconArrowUp, 'ascending' as const]
      : sorting.sort === descending
        ? [IconArrowDown, 'descending' as const]
        : [IconArrowsSort, 'none' as const];
  return (
    <Table.Th aria-sort={ariaSort}>
      <UnstyledButton
        className={classes.sort}
        data-active={ariaSort !== 'none' || undefined}
        onClick={() => sorting.onSort(sorting.sort === ascending ? descending : ascending)}
      >
        {label}
        <Icon size={16} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}

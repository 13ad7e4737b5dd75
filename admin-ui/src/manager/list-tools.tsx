import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './list-tools.module.css';
import { SearchField } from './search-field';
import { wording } from './wording';

interface ListToolsProps<Sort extends string> {
  /** 'Search portfolio' */
  label: string;
  /** From the URL. */
  search: { q: string; sort: Sort };
  /** The orders to choose from, as the owner would say them. */
  sorts: Record<Sort, string>;
  /** Puts a change into the URL; `replace` while typing. */
  onChange: (changes: { q: string } | { sort: Sort }, how?: { replace: boolean }) => void;
  /** More choices that narrow the list, and buttons. */
  children?: ReactNode;
}

/** Above a list that has no column headings: what is searched for and how it is sorted. */
export function ListTools<Sort extends string>({
  label,
  search,
  sorts,
  onChange,
  children,
}: ListToolsProps<Sort>) {
  const choices = Object.entries<string>(sorts).map(([value, text]) => ({ value, label: text }));
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchField label={label} value={search.q} onChange={(q) => onChange({ q }, { replace: true })} />
      </div>
      <NativeSelect
        className={classes.sort}
        aria-label={wording.sortBy}
        data={choices}
        value={search.sort}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as Sort })}
        size="md"
      />
      {children}
    </div>
  );
}

import { Button, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { dataOf } from '../fields/field';
import { wording as words } from '../wording';
import { fromFirstPage, type SearchState } from './list-search';
import classes from './list-tools.module.css';
import { SearchField } from './search-field';

interface Searched<Sort> {
  q: string;
  sort?: Sort;
  page: number;
}

interface ListToolsProps<Sort extends string> {
  /** Texts of the noun: 'Search portfolio', and the orders if there are several. */
  wording: { search: string; sorts?: Record<Sort, string> };
  search: Searched<Sort>;
  setSearch: SearchState<Searched<Sort>>['setSearch'];
  /** Whether the list has sortable column headings. Phones do not show them. */
  hasHeadings?: boolean;
  /** Filters of the list. On phones, a button shows them together with the order. */
  children?: ReactNode;
  /** Buttons that are always visible. */
  actions?: ReactNode;
}

export function ListTools<Sort extends string>({
  wording,
  search,
  setSearch,
  hasHeadings = false,
  children,
  actions,
}: ListToolsProps<Sort>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.tools} data-headings={hasHeadings || undefined}>
      <div className={classes.search}>
        <SearchField label={wording.search} search={search} setSearch={setSearch} />
      </div>
      {children && (
        <Button
          className={classes.disclosure}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.filterAndSort}
        </Button>
      )}
      <div id={id} className={classes.choices} data-folded={(children && !isOpen) || undefined}>
        {wording.sorts && search.sort && (
          <NativeSelect
            className={classes.sort}
            aria-label={words.sortBy}
            data={dataOf(wording.sorts)}
            value={search.sort}
            onChange={({ currentTarget }) => setSearch(fromFirstPage({ sort: currentTarget.value as Sort }))}
          />
        )}
        {children}
      </div>
      {actions}
    </div>
  );
}

interface FilterProps<Search, Name extends keyof Search> extends SearchState<Search> {
  /** The search parameter that it sets; undefined for all. */
  by: Name;
  className?: string | undefined;
  /** If it is not the label for no filter */
  label?: string;
  /** Label for no filter: 'All statuses' */
  all: string;
  choices: Readonly<Record<NonNullable<Search[Name]> & string, string>>;
}

export function Filter<Search extends { page: number }, Name extends keyof Search>({
  by,
  className,
  all,
  label = all,
  choices,
  search,
  setSearch,
}: FilterProps<Search, Name>) {
  const data = dataOf(choices);
  const choose = (chosen: string) => {
    const value = data.find((choice) => choice.value === chosen)?.value;
    setSearch(fromFirstPage({ [by]: value }) as unknown as Partial<Search>);
  };
  return (
    <NativeSelect
      className={className}
      aria-label={label}
      data={[{ value: '', label: all }, ...data]}
      value={search[by] ? String(search[by]) : ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

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

interface FilterProps<Choice extends string> {
  className?: string | undefined;
  label: string;
  /** Label for no filter: 'All statuses' */
  all: string;
  choices: Readonly<Record<Choice, string>>;
  /** From the URL; undefined for all. */
  value: Choice | undefined;
  onChange: (choice: Choice | undefined) => void;
}

export function Filter<Choice extends string>({
  className,
  label,
  all,
  choices,
  value,
  onChange,
}: FilterProps<Choice>) {
  const data = dataOf(choices);
  return (
    <NativeSelect
      className={className}
      aria-label={label}
      data={[{ value: '', label: all }, ...data]}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(data.find((choice) => choice.value === currentTarget.value)?.value)
      }
    />
  );
}

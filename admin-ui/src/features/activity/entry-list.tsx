import { Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { siteTimestamp } from '../../dates/format';
import { confirmAction } from '../../kit/delete/confirm-action';
import { CountedList, type CountedListProps } from '../../kit/list/counted-list';
import type { Page, SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { type EntrySearch, typeName } from './activity';
import classes from './activity.module.css';
import { wording as sentences } from './wording';

interface EntryListProps<Entry, Key extends QueryKey> extends SearchState<EntrySearch> {
  wording: CountedListProps['wording'] & { search: string; hint?: string };
  query: UseQueryOptions<Page<Entry>, Error, Page<Entry>, Key>;
  /** Whether a filter besides the search is set. */
  filtered?: boolean;
  filters?: ReactNode;
  /** A list item with its key. */
  children: (entry: Entry) => ReactNode;
}

/** A searchable list of entries, page by page. */
export function EntryList<Entry, Key extends QueryKey>({
  wording,
  query,
  filtered = false,
  filters,
  children,
  ...searching
}: EntryListProps<Entry, Key>) {
  const page = useQuery(query);
  return (
    <>
      <ListTools wording={wording} {...searching}>
        {filters}
      </ListTools>
      {wording.hint && (
        <Text c="dimmed" mb="sm">
          {wording.hint}
        </Text>
      )}
      <PagedList query={page} {...searching}>
        {({ items, total }) => (
          <CountedList total={total} wording={wording} narrowed={filtered || searching.search.q !== ''}>
            <ul className={classes.list}>{items.map(children)}</ul>
          </CountedList>
        )}
      </PagedList>
    </>
  );
}

interface HeldEntryProps {
  entry: { contentType: string; title: string | null; endsAt: string };
  wording: typeof sentences.bin | typeof sentences.spam;
  /** When it came here, and from whom. */
  origin: string;
  restoring: { isPending: boolean; start: () => void };
  ending: { isPending: boolean; start: () => void };
  children?: (name: string) => ReactNode;
}

/** An entry that is kept for a while, with buttons to restore it or delete it permanently. */
export function HeldEntry({ entry, wording, origin, restoring, ending, children }: HeldEntryProps) {
  const name = entry.title ?? wording.unnamed;
  const askToEnd = async () => {
    const about = wording.confirmEndText(name);
    if (await confirmAction({ question: wording.confirmEnd, about, yes: wording.end })) ending.start();
  };
  const busy = restoring.isPending || ending.isPending;
  return (
    <li className={classes.row}>
      <span className={classes.entry}>
        <h2 className={classes.name}>
          {typeName(entry.contentType)} {sentences.named(name)}
        </h2>
        <span className={classes.line}>
          <span>{origin}</span>
          <span>{wording.ends(siteTimestamp(entry.endsAt))}</span>
        </span>
        {children?.(name)}
      </span>
      <span className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
          aria-label={wording.restoreOne(name)}
          loading={restoring.isPending}
          disabled={busy}
          onClick={restoring.start}
        >
          {wording.restore}
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          aria-label={wording.endOne(name)}
          disabled={busy}
          onClick={askToEnd}
        >
          {wording.end}
        </Button>
      </span>
    </li>
  );
}

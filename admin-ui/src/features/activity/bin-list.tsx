import { Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { nairobiTimestamp } from '../../dates/format';
import { confirmAction } from '../../kit/delete/confirm-action';
import { CountedList } from '../../kit/list/counted-list';
import type { SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { doneBy } from '../../resource/history/wording';
import { type BinSearch, typeName } from './activity';
import classes from './activity.module.css';
import type { BinEntry } from './queries';
import { activityQueries, deleteForGood, restoreFromBin } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.bin;

/** Lists deleted items, with buttons to restore them or delete them permanently. */
export function BinList({ search, setSearch }: SearchState<BinSearch>) {
  const page = useQuery(activityQueries.bin(search));
  return (
    <>
      <ListTools wording={wording} search={search} setSearch={setSearch} />
      <Text c="dimmed" mb="sm">
        {wording.hint}
      </Text>
      <PagedList query={page} search={search} setSearch={setSearch}>
        {({ items, total }) => (
          <CountedList total={total} wording={wording} narrowed={search.q !== ''}>
            <ul className={classes.list}>
              {items.map((entry) => (
                <li key={entry.id}>
                  <BinRow entry={entry} />
                </li>
              ))}
            </ul>
          </CountedList>
        )}
      </PagedList>
    </>
  );
}

function BinRow({ entry }: { entry: BinEntry }) {
  const restore = useMutation(restoreFromBin());
  const end = useMutation(deleteForGood());
  const name = entry.title ?? wording.unnamed;
  const askToEnd = async () => {
    const about = wording.confirmEndText(name);
    if (await confirmAction({ question: wording.confirmEnd, about, yes: wording.end })) end.mutate(entry);
  };
  const busy = restore.isPending || end.isPending;
  return (
    <div className={classes.row}>
      <span className={classes.entry}>
        <h2 className={classes.name}>
          {typeName(entry.contentType)} {sentences.named(name)}
        </h2>
        <span className={classes.line}>
          <span>{wording.deleted(nairobiTimestamp(entry.deletedAt), doneBy(entry))}</span>
          <span>{wording.ends(nairobiTimestamp(entry.endsAt))}</span>
        </span>
      </span>
      <span className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
          aria-label={wording.restoreOne(name)}
          loading={restore.isPending}
          disabled={busy}
          onClick={() => restore.mutate(entry.id)}
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
    </div>
  );
}

import { Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nairobiTimestamp } from '../../dates/format';
import { confirmAction } from '../../kit/delete/confirm-action';
import { CountedList } from '../../kit/list/counted-list';
import type { SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { type BinSearch, typeName } from './activity';
import classes from './activity.module.css';
import type { Suspected } from './queries';
import { activityQueries, deleteSuspectedSpam, releaseSuspectedSpam } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.spam;

const LINES = 4;
/** Characters in these lines; a line on a phone has about forty. */
const LETTERS = 160;

/** Lists submissions that look like spam; the owner releases or deletes each. */
export function SpamList({ search, setSearch }: SearchState<BinSearch>) {
  const page = useQuery(activityQueries.suspectedSpam(search));
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
                  <SpamRow entry={entry} />
                </li>
              ))}
            </ul>
          </CountedList>
        )}
      </PagedList>
    </>
  );
}

function SpamRow({ entry }: { entry: Suspected }) {
  const release = useMutation(releaseSuspectedSpam());
  const end = useMutation(deleteSuspectedSpam());
  const name = entry.title ?? wording.unnamed;
  const askToEnd = async () => {
    const about = wording.confirmEndText(name);
    if (await confirmAction({ question: wording.confirmEnd, about, yes: wording.end })) end.mutate(entry.id);
  };
  const busy = release.isPending || end.isPending;
  return (
    <div className={classes.row}>
      <span className={classes.entry}>
        <h2 className={classes.name}>
          {typeName(entry.contentType)} {sentences.named(name)}
        </h2>
        <span className={classes.line}>
          <span>{wording.caught(nairobiTimestamp(entry.caughtAt), entry.sender)}</span>
          <span>{wording.ends(nairobiTimestamp(entry.endsAt))}</span>
        </span>
        <SpamText text={entry.text} name={name} />
      </span>
      <span className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
          aria-label={wording.releaseOne(name)}
          loading={release.isPending}
          disabled={busy}
          onClick={() => release.mutate(entry.id)}
        >
          {wording.release}
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

function SpamText({ text, name }: { text: string; name: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > LETTERS || text.split('\n').length > LINES;
  return (
    <>
      <Text className={classes.written} {...(!isWhole && { lineClamp: LINES })}>
        {text}
      </Text>
      {isLong && (
        <Button
          variant="subtle"
          aria-expanded={isWhole}
          aria-label={isWhole ? wording.lessOf(name) : wording.wholeOf(name)}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? wording.less : wording.whole}
        </Button>
      )}
    </>
  );
}

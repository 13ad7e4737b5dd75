import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { siteTimestamp } from '../../dates/format';
import type { SearchState } from '../../kit/list/list-search';
import type { EntrySearch } from './activity';
import classes from './activity.module.css';
import { EntryList, HeldEntry } from './entry-list';
import { activityQueries, deleteSuspectedSpam, releaseSuspectedSpam, type Suspected } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.spam;

const LINES = 4;
/** Characters in these lines; a line on a phone has about forty. */
const LETTERS = 160;

/** Lists submissions that look like spam; the owner releases or deletes each. */
export function SpamList(searching: SearchState<EntrySearch>) {
  return (
    <EntryList wording={wording} query={activityQueries.suspectedSpam(searching.search)} {...searching}>
      {(entry) => <SpamRow key={entry.id} entry={entry} />}
    </EntryList>
  );
}

function SpamRow({ entry }: { entry: Suspected }) {
  const release = useMutation(releaseSuspectedSpam());
  const end = useMutation(deleteSuspectedSpam());
  return (
    <HeldEntry
      entry={entry}
      wording={wording}
      origin={wording.caught(siteTimestamp(entry.caughtAt), entry.sender)}
      restoring={{ ...release, start: () => release.mutate({ id: entry.id }) }}
      ending={{ ...end, start: () => end.mutate({ id: entry.id }) }}
    >
      {(name) => <SpamText text={entry.text} name={name} />}
    </HeldEntry>
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

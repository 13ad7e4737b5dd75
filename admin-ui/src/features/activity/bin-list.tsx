import { useMutation } from '@tanstack/react-query';
import { siteTimestamp } from '../../dates/format';
import type { SearchState } from '../../kit/list/list-search';
import { doneBy } from '../../resource/history/wording';
import type { EntrySearch } from './activity';
import { EntryList, HeldEntry } from './entry-list';
import { activityQueries, type BinEntry, deleteForGood, restoreFromBin } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.bin;

/** Lists deleted items, with buttons to restore them or delete them permanently. */
export function BinList(searching: SearchState<EntrySearch>) {
  return (
    <EntryList wording={wording} query={activityQueries.bin(searching.search)} {...searching}>
      {(entry) => <BinRow key={entry.id} entry={entry} />}
    </EntryList>
  );
}

function BinRow({ entry }: { entry: BinEntry }) {
  const restore = useMutation(restoreFromBin());
  const end = useMutation(deleteForGood());
  return (
    <HeldEntry
      entry={entry}
      wording={wording}
      origin={wording.deleted(siteTimestamp(entry.deletedAt), doneBy(entry))}
      restoring={{ ...restore, start: () => restore.mutate(entry.id) }}
      ending={{ ...end, start: () => end.mutate(entry) }}
    />
  );
}

import { mutationOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { pendingDeletes } from '../../kit/delete/pending-deletes';
import { dropDraftsAbout } from '../../kit/drafts/local-draft';
import { PAGE_SIZE, pageOfEntries } from '../../kit/list/list-search';
import { showProblem } from '../../notifications/toasts';
import { changeFragment } from '../../resource/history/documents';
import { reader, sending } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import type { ActivitySearch, EntrySearch } from './activity';
import { wording } from './wording';

const AllActivity = graphql(
  `query AllActivity($q: String, $kind: ActivityKind, $source: String, $page: Int!, $pageSize: Int!) {
    activity(q: $q, kind: $kind, source: $source, page: $page, pageSize: $pageSize) {
      total
      entries { ...ChangeFields contentType documentId title sender from to hasVersion }
    }
  }`,
  [changeFragment],
);

export type ActivityEntry = ResultOf<typeof AllActivity>['activity']['entries'][number];

const ScheduledWork = graphql(`query ScheduledWork {
  scheduledWork { name title lastRun nextRun problem }
}`);

export type Work = ResultOf<typeof ScheduledWork>['scheduledWork'][number];

const Bin = graphql(`query Bin($q: String, $page: Int!, $pageSize: Int!) {
  bin(q: $q, page: $page, pageSize: $pageSize) {
    total
    entries { id deletedAt endsAt contentType documentId title actor actorName source }
  }
}`);

export type BinEntry = ResultOf<typeof Bin>['bin']['entries'][number];

const SuspectedSpam = graphql(`query SuspectedSpam($q: String, $page: Int!, $pageSize: Int!) {
  suspectedSpam(q: $q, page: $page, pageSize: $pageSize) {
    total
    entries { id caughtAt endsAt contentType title sender text }
  }
}`);

export type Suspected = ResultOf<typeof SuspectedSpam>['suspectedSpam']['entries'][number];

const SuspectedSpamCount = graphql(`query SuspectedSpamCount {
  suspectedSpam(pageSize: 1) { total }
}`);

const ReleaseSuspectedSpam = graphql(`mutation ReleaseSuspectedSpam($id: Int!) {
  released: releaseSuspectedSpam(id: $id) { documentId }
}`);

const RestoreFromBin = graphql(`mutation RestoreFromBin($id: Int!) {
  back: restoreFromBin(id: $id) {
    documentId
    leftOut { name }
    note
  }
}`);

type BroughtBack = ResultOf<typeof RestoreFromBin>['back'];

const DeleteForGood = graphql(`mutation DeleteForGood($id: Int!) {
  deleteForGood(id: $id)
}`);

const listed = { keepsLast: true, ofEveryNoun: true };

const readSpam = reader('suspected spam', wording.spam.loadFailure);

export const activityQueries = {
  page: ({ q, kind, source, page }: ActivitySearch) =>
    reader('activity', wording.loadFailure)('page', AllActivity, {
      variables: { q, kind, source, page, pageSize: PAGE_SIZE },
      toData: ({ activity }) => pageOfEntries(activity),
      ...listed,
    }),
  work: () => reader('schedule', wording.schedule.loadFailure)('work', ScheduledWork),
  bin: ({ q, page }: EntrySearch) =>
    reader('bin', wording.bin.loadFailure)('page', Bin, {
      variables: { q, page, pageSize: PAGE_SIZE },
      toData: ({ bin }) => pageOfEntries(bin),
      ...listed,
    }),
  suspectedSpam: ({ q, page }: EntrySearch) =>
    readSpam('page', SuspectedSpam, {
      variables: { q, page, pageSize: PAGE_SIZE },
      toData: ({ suspectedSpam }) => pageOfEntries(suspectedSpam),
      ...listed,
    }),
  suspectedSpamCount: () =>
    readSpam('count', SuspectedSpamCount, {
      toData: ({ suspectedSpam }) => suspectedSpam.total,
      ofEveryNoun: true,
    }),
};

export const releaseSuspectedSpam = () =>
  sending(ReleaseSuspectedSpam, { done: wording.spam.released, failed: wording.spam.releaseFailed });

export const deleteSuspectedSpam = () =>
  sending(DeleteForGood, { done: wording.spam.ended, failed: wording.spam.endFailed });

export const restoreFromBin = () =>
  mutationOptions({
    mutationFn: (id: number) => strapi.answer(RestoreFromBin, { id }),
    onSuccess: ({ documentId, leftOut }) => {
      pendingDeletes.show(documentId);
      if (leftOut.length > 0) showProblem(wording.bin.leftOut(leftOut.map(({ name }) => name)));
    },
    meta: {
      done: (_id: number, { note }: BroughtBack) => note ?? wording.bin.restored,
      failed: wording.bin.restoreFailed,
    },
  });

export const deleteForGood = () =>
  mutationOptions({
    mutationFn: async ({ id, documentId }: Pick<BinEntry, 'id' | 'documentId'>) => {
      await strapi.answer(DeleteForGood, { id });
      dropDraftsAbout([documentId]);
    },
    meta: { done: wording.bin.ended, failed: wording.bin.endFailed },
  });

import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { pendingDeletes } from '../../kit/delete/pending-deletes';
import { dropDraftsAbout } from '../../kit/drafts/local-draft';
import { PAGE_SIZE, pageOfEntries } from '../../kit/list/list-search';
import { showProblem } from '../../notifications/toasts';
import { changeFragment } from '../../resource/history/documents';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import type { ActivitySearch, BinSearch } from './activity';
import { wording } from './wording';

const AllActivity = graphql(
  `query AllActivity($q: String, $kind: ActivityKind, $source: String, $page: Int!, $pageSize: Int!) {
    activity(q: $q, kind: $kind, source: $source, page: $page, pageSize: $pageSize) {
      total
      entries {
        ...ChangeFields
        contentType
        documentId
        title
        sender
        from
        to
        hasVersion
      }
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

export const activityQueries = {
  page: ({ q, kind, source, page }: ActivitySearch) => {
    const variables = { q, kind, source, page, pageSize: PAGE_SIZE };
    return queryOptions({
      queryKey: ['activity', 'page', variables] as const,
      queryFn: async ({ signal }) =>
        pageOfEntries((await strapi.request({ document: AllActivity, variables, signal })).activity),
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure, ofEveryNoun: true },
    });
  },
  work: () =>
    queryOptions({
      queryKey: ['schedule', 'work'] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: ScheduledWork, signal })).scheduledWork,
      meta: { loadFailure: wording.schedule.loadFailure },
    }),
  bin: ({ q, page }: BinSearch) => {
    const variables = { q, page, pageSize: PAGE_SIZE };
    return queryOptions({
      queryKey: ['bin', 'page', variables] as const,
      queryFn: async ({ signal }) =>
        pageOfEntries((await strapi.request({ document: Bin, variables, signal })).bin),
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.bin.loadFailure, ofEveryNoun: true },
    });
  },
  suspectedSpam: ({ q, page }: BinSearch) => {
    const variables = { q, page, pageSize: PAGE_SIZE };
    return queryOptions({
      queryKey: ['bin', 'suspected-spam', variables] as const,
      queryFn: async ({ signal }) =>
        pageOfEntries((await strapi.request({ document: SuspectedSpam, variables, signal })).suspectedSpam),
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.spam.loadFailure, ofEveryNoun: true },
    });
  },
  suspectedSpamCount: () =>
    queryOptions({
      queryKey: ['bin', 'suspected-spam', 'count'] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: SuspectedSpamCount, signal })).suspectedSpam.total,
      meta: { loadFailure: wording.spam.loadFailure, ofEveryNoun: true },
    }),
};

export const releaseSuspectedSpam = () =>
  mutationOptions({
    mutationFn: (id: number) => strapi.request({ document: ReleaseSuspectedSpam, variables: { id } }),
    meta: { done: wording.spam.released, failed: wording.spam.releaseFailed },
  });

export const deleteSuspectedSpam = () =>
  mutationOptions({
    mutationFn: (id: number) => strapi.request({ document: DeleteForGood, variables: { id } }),
    meta: { done: wording.spam.ended, failed: wording.spam.endFailed },
  });

export const restoreFromBin = () =>
  mutationOptions({
    mutationFn: async (id: number) =>
      (await strapi.request({ document: RestoreFromBin, variables: { id } })).back,
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
      await strapi.request({ document: DeleteForGood, variables: { id } });
      dropDraftsAbout([documentId]);
    },
    meta: { done: wording.bin.ended, failed: wording.bin.endFailed },
  });

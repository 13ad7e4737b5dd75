import type { ResultOf } from 'gql.tada';
import { changeFragment } from '../../resource/history/documents';
import { graphql } from '../../strapi/graphql';

export const AllActivity = graphql(
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

export type Deed = ResultOf<typeof AllActivity>['activity']['entries'][number];

export const ScheduledWork = graphql(`query ScheduledWork {
  scheduledWork { name title lastRun nextRun problem }
}`);

export type Work = ResultOf<typeof ScheduledWork>['scheduledWork'][number];

export const Bin = graphql(`query Bin($q: String, $page: Int!, $pageSize: Int!) {
  bin(q: $q, page: $page, pageSize: $pageSize) {
    total
    entries { id deletedAt endsAt contentType documentId title actor actorName source }
  }
}`);

export type BinEntry = ResultOf<typeof Bin>['bin']['entries'][number];

export const SuspectedSpam = graphql(`query SuspectedSpam($q: String, $page: Int!, $pageSize: Int!) {
  suspectedSpam(q: $q, page: $page, pageSize: $pageSize) {
    total
    entries { id caughtAt endsAt contentType title sender text }
  }
}`);

export type Suspected = ResultOf<typeof SuspectedSpam>['suspectedSpam']['entries'][number];

export const SuspectedSpamCount = graphql(`query SuspectedSpamCount {
  suspectedSpam(pageSize: 1) { total }
}`);

export const ReleaseSuspectedSpam = graphql(`mutation ReleaseSuspectedSpam($id: Int!) {
  released: releaseSuspectedSpam(id: $id) { documentId }
}`);

export const RestoreFromBin = graphql(`mutation RestoreFromBin($id: Int!) {
  back: restoreFromBin(id: $id) {
    documentId
    leftOut { name }
    note
  }
}`);

export type BroughtBack = ResultOf<typeof RestoreFromBin>['back'];

export const DeleteForGood = graphql(`mutation DeleteForGood($id: Int!) {
  deleteForGood(id: $id)
}`);

import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

const scheduleFragment = graphql(`fragment ScheduleFields on Schedule {
  contentType
  documentId
  publishAt
  unpublishAt
  hidden
  problem
}`);

export type Schedule = ResultOf<typeof scheduleFragment>;

export const Schedules = graphql(
  `query Schedules($documentIds: [ID!]!) {
    schedules(documentIds: $documentIds) { ...ScheduleFields }
  }`,
  [scheduleFragment],
);

export const PlannedItems = graphql(
  `query PlannedItems($q: String, $page: Int!, $pageSize: Int!) {
    plannedItems(q: $q, page: $page, pageSize: $pageSize) {
      total
      entries {
        title
        schedule { ...ScheduleFields }
      }
    }
  }`,
  [scheduleFragment],
);

export type PlannedItem = ResultOf<typeof PlannedItems>['plannedItems']['entries'][number];

export const SchedulePublishing =
  graphql(`mutation SchedulePublishing($contentType: String!, $documentId: ID!, $publishAt: String, $unpublishAt: String) {
  schedulePublishing(
    contentType: $contentType
    documentId: $documentId
    publishAt: $publishAt
    unpublishAt: $unpublishAt
  ) { documentId }
}`);

export const ShowToVisitors =
  graphql(`mutation ShowToVisitors($contentType: String!, $documentId: ID!, $shown: Boolean!) {
  showToVisitors(contentType: $contentType, documentId: $documentId, shown: $shown) { documentId }
}`);

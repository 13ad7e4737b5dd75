import type { ResultOf } from 'gql.tada';
import { nairobiClock, nairobiDay, nairobiMoment } from '../../../../cms/src/shared/nairobi';
import { serverNow } from '../../dates/server-clock';
import { graphql } from '../../strapi/graphql';
import { wording } from './wording';

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

/** Values of the two inputs: day and time in Nairobi, or empty. */
export interface ScheduleValues {
  publishAt: string;
  unpublishAt: string;
}

export const scheduleValues = (schedule: Schedule | undefined): ScheduleValues => ({
  publishAt: schedule?.publishAt ? nairobiInput(schedule.publishAt) : '',
  unpublishAt: schedule?.unpublishAt ? nairobiInput(schedule.unpublishAt) : '',
});

export const scheduleInput = ({ publishAt, unpublishAt }: ScheduleValues) => ({
  publishAt: publishAt ? fromNairobi(publishAt) : null,
  unpublishAt: unpublishAt ? fromNairobi(unpublishAt) : null,
});

/** Converts an ISO 8601 time to the value of a `datetime-local` input in Nairobi time: '2026-11-24T18:00'. */
function nairobiInput(iso: string): string {
  const time = Date.parse(iso);
  return `${nairobiDay(time)}T${nairobiClock(time)}`;
}

/** Converts the value of the input back to a time with its offset. */
function fromNairobi(shown: string): string {
  const [day = '', time = ''] = shown.split('T');
  return nairobiMoment(day, time);
}

/** Describes a schedule on a card: 'Goes out Tuesday 24 November, 18:00'. */
export function plannedWords({ publishAt, unpublishAt, problem }: Schedule, now = serverNow()): string[] {
  const words = [];
  if (publishAt && problem !== null) words.push(wording.heldBack(longMoment(publishAt, now), problem));
  else if (publishAt) words.push(wording.goesOut(longMoment(publishAt, now)));
  else if (problem !== null) words.push(problem);
  if (unpublishAt) words.push(wording.leaves(longMoment(unpublishAt, now)));
  return words;
}

const PARTS = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Nairobi',
});

/** Returns 'Tuesday 24 November, 18:00' in Nairobi time; adds the year unless it is the current one. */
export function longMoment(iso: string, now = serverNow()): string {
  const part = Object.fromEntries(PARTS.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const year = nairobiDay(now).startsWith(part.year ?? '') ? '' : ` ${part.year}`;
  return `${part.weekday} ${part.day} ${part.month}${year}, ${part.hour}:${part.minute}`;
}

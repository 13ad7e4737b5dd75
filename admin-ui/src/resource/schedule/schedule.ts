import type { ResultOf } from 'gql.tada';
import { formatInZone, siteDay, siteMoment, siteTime } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { graphql } from '../../strapi/graphql';
import { wording } from './wording';

const scheduleFragment = graphql(`fragment ScheduleFields on Schedule {
  contentType documentId publishAt unpublishAt hidden problem
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

/** Values of the two inputs: day and time of the site's clock, or empty. */
export interface ScheduleValues {
  publishAt: string;
  unpublishAt: string;
}

export const scheduleValues = (schedule: Schedule | undefined): ScheduleValues => ({
  publishAt: schedule?.publishAt ? inputOfMoment(schedule.publishAt) : '',
  unpublishAt: schedule?.unpublishAt ? inputOfMoment(schedule.unpublishAt) : '',
});

export const scheduleInput = ({ publishAt, unpublishAt }: ScheduleValues) => ({
  publishAt: publishAt ? momentOfInput(publishAt) : null,
  unpublishAt: unpublishAt ? momentOfInput(unpublishAt) : null,
});

/** Converts an ISO 8601 time to the value of a `datetime-local` input on the site's clock: '2026-11-24T18:00'. */
function inputOfMoment(iso: string): string {
  const time = Date.parse(iso);
  return `${siteDay(time)}T${siteTime(time)}`;
}

/** Converts the value of the input back to a time with its offset. */
function momentOfInput(shown: string): string {
  const [day = '', time = ''] = shown.split('T');
  return siteMoment(day, time);
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

const momentFormat = formatInZone('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns 'Tuesday 24 November, 18:00' on the site's clock; adds the year unless it is the current one. */
export function longMoment(iso: string, now = serverNow()): string {
  const parts = momentFormat().formatToParts(new Date(iso));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const year = siteDay(now).startsWith(part.year ?? '') ? '' : ` ${part.year}`;
  return `${part.weekday} ${part.day} ${part.month}${year}, ${part.hour}:${part.minute}`;
}

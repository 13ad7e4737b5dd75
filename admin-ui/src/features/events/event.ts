import * as z from 'zod/mini';
import { listSearch, listSearchDefaults, sortSearch } from '../../manager/list-search';
import type { StatusLooks } from '../../manager/status-badge';
import type { Problems } from '../../manager/use-editor-form';
import type { MediaOutcome } from '../../media/use-media-field';
import { wholeNumber } from '../../numbers/whole-number';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { EventRow } from './queries';
import { wording } from './wording';

export const EVENT_STATUSES = ['upcoming', 'ongoing', 'completed'] as const;

export type EventStatus = (typeof EVENT_STATUSES)[number];

export const EVENT_TYPES = ['judging', 'organization', 'appearance'] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** One event, as the owner's screens use it. */
export interface SiteEvent {
  documentId: string;
  revision: number;
  title: string;
  /** Empty when there is none; likewise time and location. */
  description: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm, where the event is */
  time: string;
  location: string;
  type: EventType;
  status: EventStatus;
  /** 0: nobody said. */
  maxAttendees: number;
  image: MediaFile | null;
}

/** Of the CMS's HH:mm:ss.SSS what a clock shows. */
const MINUTES = 'HH:mm'.length;

export function toSiteEvent(row: EventRow): SiteEvent {
  return {
    documentId: row.documentId,
    revision: row.revision ?? 1,
    title: row.title,
    description: row.description ?? '',
    date: row.date,
    time: row.time?.slice(0, MINUTES) ?? '',
    location: row.location ?? '',
    type: row.type,
    status: row.status,
    maxAttendees: row.maxAttendees ?? 0,
    image: toMediaFile(row.image),
  };
}

export const eventStatusLooks: StatusLooks<EventStatus> = {
  upcoming: { label: wording.statuses.upcoming, colour: 'blue' },
  ongoing: { label: wording.statuses.ongoing, colour: 'green' },
  completed: { label: wording.statuses.completed, colour: 'grey' },
};

export const EVENT_TABS = ['all', ...EVENT_STATUSES] as const;

/** In the URL, in place of an id, while a new event is written. */
export const NEW_EVENT = 'new';

/** The screen's URL. `form`: the id of the event in the dialog, or NEW_EVENT; none: no dialog. */
export const eventSearch = z.object({
  ...listSearch,
  tab: z.catch(z._default(z.enum(EVENT_TABS), 'all'), 'all'),
  sort: sortSearch(wording.sorts, 'date:desc'),
  form: z.catch(z.optional(z.string()), undefined),
});

export type EventSearch = z.infer<typeof eventSearch>;

export const eventSearchDefaults = { ...listSearchDefaults, tab: 'all', sort: 'date:desc' } as const;

/** What the form holds. */
export type EventValues = {
  title: string;
  description: string;
  date: string;
  time: string;
  location: string;
  type: EventType;
  status: EventStatus;
  /** As typed. */
  maxAttendees: string;
};

/** Characters the CMS takes. */
export const EVENT_LIMITS = { title: 200, description: 5000, location: 200 } as const;

export function toEventValues(event: SiteEvent | null): EventValues {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    date: event?.date ?? '',
    time: event?.time ?? '',
    location: event?.location ?? '',
    type: event?.type ?? 'organization',
    status: event?.status ?? 'upcoming',
    maxAttendees: String(event?.maxAttendees ?? 0),
  };
}

export function eventProblems({ title, date }: EventValues): Problems<EventValues> {
  return { ...(!title.trim() && { title: wording.missing }), ...(!date && { date: wording.missing }) };
}

/** What is sent. Empty texts become null; an image that was not touched is not mentioned. */
export function toEventInput(values: EventValues, image: MediaOutcome) {
  return {
    title: values.title.trim(),
    description: values.description.trim() || null,
    date: values.date,
    time: values.time ? `${values.time.slice(0, MINUTES)}:00.000` : null,
    location: values.location.trim() || null,
    type: values.type,
    status: values.status,
    maxAttendees: wholeNumber(values.maxAttendees),
    ...(image.state === 'changed' && { image: image.id }),
  };
}

/** The event as lines, for the question which of two versions stays. */
export function eventLines(values: EventValues) {
  const { fields, statuses, types } = wording;
  return [
    { label: fields.title, text: values.title },
    { label: fields.description, text: values.description },
    { label: fields.date, text: values.date },
    { label: fields.time, text: values.time },
    { label: fields.location, text: values.location },
    { label: fields.type, text: types[values.type] },
    { label: fields.status, text: statuses[values.status] },
    { label: fields.maxAttendees, text: String(wholeNumber(values.maxAttendees)) },
  ];
}

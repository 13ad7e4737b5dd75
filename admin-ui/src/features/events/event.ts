import * as z from 'zod/mini';
import { nairobiDay } from '../../../../cms/src/shared/nairobi';
import { choice } from '../../kit/fields/choice-fields';
import {
  clockTime,
  count,
  inputOf,
  readItem,
  requiredDay,
  requiredText,
  type Shown,
  text,
} from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-editor-form';
import { listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import type { StatusLooks } from '../../kit/list/status-badge';
import { mediaInput, type SaveWithMedia } from '../../media/use-save-with-media';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { EventRow } from './documents';
import { wording } from './wording';

const { event } = CONTENT_TYPES;

export const eventFields = {
  title: requiredText({ ...event.title, 'data-autofocus': true }),
  description: text(event.description),
  date: requiredDay(event.date),
  /** Nairobi time, as in the site's calendars. */
  time: clockTime(event.time),
  location: text(event.location),
  type: choice(event.type),
  status: choice(event.status),
  maxAttendees: count(event.maxAttendees),
};
type EventFields = typeof eventFields;

export interface SiteEvent extends Editable, Shown<EventFields> {
  image: MediaFile | null;
}

export function toSiteEvent(row: EventRow): SiteEvent {
  return {
    ...readItem(eventFields, row),
    image: toMediaFile(row.image),
  };
}

export function toEventInput({ values, media }: SaveWithMedia<EventFields>) {
  return { ...inputOf(eventFields, values), ...mediaInput('image', media) };
}

const eventStatuses = event.status.choices;

export const eventStatusLooks: StatusLooks<SiteEvent['status']> = {
  upcoming: { label: eventStatuses.upcoming, colour: 'blue' },
  ongoing: { label: eventStatuses.ongoing, colour: 'green' },
  completed: { label: eventStatuses.completed, colour: 'grey' },
};

/**
 * Returns whether an event is over although its status is not completed.
 * @param today YYYY-MM-DD, in Nairobi
 */
export const hasPassed = (
  { status, date }: Pick<SiteEvent, 'status' | 'date'>,
  today = nairobiDay(),
): boolean => status !== 'completed' && date < today;

/** Used in the URL instead of an id while a new event is written. */
export const NEW_EVENT = 'new';
/**
 * Search parameters of the screen. `form`: the id of the event in the dialog, or NEW_EVENT; without it the dialog is
 * closed.
 */
export const eventSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'all'),
  sort: oneOf(wording.sorts, 'date:desc'),
  form: openedItem,
});
export type EventSearch = z.infer<typeof eventSearch>;

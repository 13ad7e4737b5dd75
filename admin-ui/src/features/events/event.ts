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
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { EventRow } from './documents';
import { wording } from './wording';

export const eventFields = {
  title: requiredText({ label: 'Title', maxLength: 200, 'data-autofocus': true }),
  description: text({ label: 'Description', maxLength: 5000, minRows: 3 }),
  date: requiredDay({ label: 'Date' }),
  /** Nairobi time, as in the site's calendars. */
  time: clockTime({ label: 'Time' }),
  location: text({ label: 'Location', maxLength: 200 }),
  type: choice({ label: 'Type', choices: wording.types, first: 'organization' }),
  status: choice({ label: 'Status', choices: wording.statuses, first: 'upcoming' }),
  maxAttendees: count({ label: 'Max attendees' }),
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

export const eventStatusLooks: StatusLooks<SiteEvent['status']> = {
  upcoming: { label: wording.statuses.upcoming, colour: 'blue' },
  ongoing: { label: wording.statuses.ongoing, colour: 'green' },
  completed: { label: wording.statuses.completed, colour: 'grey' },
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

import type { Core } from '@strapi/strapi';
import { refusedField } from '../../content/rules/field-error';
import { isRead, type Rule, writtenData } from '../../content/rules/rule';
import { isDay } from '../../shared/days';
import { nairobiDay } from '../../shared/nairobi';

export const DIGITAL_SET = 'api::digital-set.digital-set';

/** YYYY-MM-DD */
export interface DigitalDays {
  takenOn: string;
  stillTrueOn: string | null;
}

const DAYS = { takenOn: 'Day taken', stillTrueOn: 'Still true on' };

/**
 * The first day of the year that ends today: digitals that were taken, or said to be still true, before it are
 * older than a year.
 *
 * @param today YYYY-MM-DD
 */
export function firstCurrentDay(today: string): string {
  const day = new Date(today);
  // From February 29 to March 1: the day before that is more than a year ago.
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The condition of a set that is no older than a year. */
function current() {
  const $gte = firstCurrentDay(nairobiDay());
  return { $or: [{ takenOn: { $gte } }, { stillTrueOn: { $gte } }] };
}

export function isCurrent({ takenOn, stillTrueOn }: DigitalDays): boolean {
  const first = firstCurrentDay(nairobiDay());
  return takenOn >= first || (stillTrueOn ?? '') >= first;
}

/** The set that the page shows: the newest of those that are no older than a year. */
export const shownDigitals = (strapi: Core.Strapi): Promise<{ documentId: string } | null> =>
  strapi.db
    .query(DIGITAL_SET)
    .findOne({ where: current(), orderBy: [{ takenOn: 'desc' }, { createdAt: 'desc' }] });

/** Digitals say how somebody looks now: visitors see none that are older than a year. */
export const currentDigitals: Rule =
  ({ caller }) =>
  (context, next) => {
    if (isRead(context) && caller() === 'visitor') {
      const params = context.params as { filters?: object };
      params.filters = params.filters ? { $and: [params.filters, current()] } : current();
    }
    return next();
  };

/**
 * Nobody has looked in the future: a set dated there would stay on the page longer than a year. And each picture has its
 * file. The schema does not say so: a file that is deleted in the media library would take the whole set from the page.
 */
export const digitalFields: Rule = () => (context, next) => {
  const data = writtenData(context);
  [data?.pictures ?? []].flat().forEach(checkPicture);
  for (const [name, label] of Object.entries(DAYS)) {
    const day = data?.[name];
    if (day === undefined || day === null) continue;
    if (!isDay(day)) throw refusedField([name], `${label} must be a day such as 2026-11-22`);
    if (day > nairobiDay())
      throw refusedField([name], `${label} is in the future: choose today or a day before`);
  }
  return next();
};

/** @throws ValidationError naming the picture and the remedy */
function checkPicture(picture: unknown, index: number): void {
  const { id, image } = Object(picture) as { id?: unknown; image?: unknown };
  // One that is there keeps its file when none is sent.
  if (image || (id && image === undefined)) return;
  const path = ['pictures', `${index}`, 'image'];
  throw refusedField(path, `Picture ${index + 1} has no file: choose one, or remove the picture`);
}

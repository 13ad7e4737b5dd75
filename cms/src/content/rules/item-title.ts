import type { Core, UID } from '@strapi/strapi';
import { firstCharacters } from '../../shared/text';
import { printable } from './clean-text';

const NAMES = ['title', 'subject', 'name', 'senderName', 'fromPath', 'number'];
const LONGEST_TITLE = 255;

/**
 * Returns the title of an item; null without one. A quote without a number is not named after its client: a visitor's
 * data can be erased, but not the names in the activity log.
 */
export function titleOf(strapi: Core.Strapi, uid: UID.ContentType, fields: Record<string, unknown>) {
  const { kind, info } = strapi.contentType(uid);
  if (kind === 'singleType') return info.displayName;
  const name = NAMES.find((each) => typeof fields[each] === 'string' && fields[each] !== '');
  if (!name) return daysOf(fields);
  const title = String(fields[name]);
  return firstCharacters(name === 'fromPath' ? readablePath(title) : title, LONGEST_TITLE);
}

/** Returns a path without percent-encoding, or unchanged if it cannot be decoded. */
function readablePath(path: string): string {
  try {
    return printable(decodeURI(path));
  } catch {
    return path;
  }
}

/** Names days away by their dates, and the draft of a quote by its last valid day. */
function daysOf({ firstDay, lastDay, validUntil }: Record<string, unknown>): string | null {
  if (typeof firstDay === 'string' && typeof lastDay === 'string')
    return firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
  return typeof validUntil === 'string' ? `Valid until ${validUntil}` : null;
}

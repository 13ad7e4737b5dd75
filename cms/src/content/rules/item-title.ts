import type { Core, UID } from '@strapi/strapi';
import { firstCharacters } from '../../shared/text';
import { printable } from './clean-text';

/** What an item is called by, in this order. */
const NAMES = ['title', 'subject', 'name', 'senderName', 'fromPath', 'number'];
const LONGEST_TITLE = 255;

/**
 * What people call an item; null for one without a name. A quote without a number is not called by its client: a visitor can
 * be erased, and what the record has named cannot.
 */
export function titleOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  fields: Record<string, unknown>,
): string | null {
  const { kind, info } = strapi.contentType(uid);
  if (kind === 'singleType') return info.displayName;
  const name = NAMES.find((each) => typeof fields[each] === 'string' && fields[each] !== '');
  if (!name) return daysOf(fields);
  const title = String(fields[name]);
  return firstCharacters(name === 'fromPath' ? readablePath(title) : title, LONGEST_TITLE);
}

/** A path as people type it, without percent signs; one that cannot be decoded as it is. */
function readablePath(path: string): string {
  try {
    return printable(decodeURI(path));
  } catch {
    return path;
  }
}

/** Days away are called by their days, and the draft of a quote by the day until which it is valid. */
function daysOf({ firstDay, lastDay, validUntil }: Record<string, unknown>): string | null {
  if (typeof firstDay === 'string' && typeof lastDay === 'string')
    return firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
  return typeof validUntil === 'string' ? `Valid until ${validUntil}` : null;
}

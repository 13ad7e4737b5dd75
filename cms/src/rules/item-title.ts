import type { Core, UID } from '@strapi/strapi';

/** What an item is called by, in this order. */
const NAMES = ['title', 'subject', 'name', 'senderName'];
const LONGEST_TITLE = 255;

/** What people call an item; null for one without a name. */
export function titleOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  fields: Record<string, unknown>,
): string | null {
  const { kind, info } = strapi.contentType(uid);
  if (kind === 'singleType') return info.displayName;
  const title = NAMES.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
  return title === undefined ? null : String(title).slice(0, LONGEST_TITLE);
}

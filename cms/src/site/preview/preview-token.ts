import { createHmac, timingSafeEqual } from 'node:crypto';
import { renderSecret } from '../../platform/secrets/secrets';
import { DAY_MS } from '../../shared/days';

/** `draft` is what is not published (yet); `published` is what visitors see. */
export type PreviewStatus = 'draft' | 'published';

/** A link can be passed on to somebody who is to read a draft, and is worth nothing after a week. */
const LASTS_MS = 7 * DAY_MS;

/** The public origin checks it the same way: web/server/pages/panel-previews.ts. */
const signature = (status: PreviewStatus, path: string, ends: string) =>
  createHmac('sha256', renderSecret()).update(['preview', status, path, ends].join('\n')).digest('base64url');

/** Opens one page, for a week, to whoever has the link: "draft.<end>.<signature>". */
export function previewToken(status: PreviewStatus, path: string, now = Date.now()): string {
  const ends = (now + LASTS_MS).toString(36);
  return [status, ends, signature(status, path, ends)].join('.');
}

/** When the links of a moment are worth nothing any more. ISO 8601 */
export const previewEnd = (now: number): string => new Date(now + LASTS_MS).toISOString();

/** Whether a link was made to show a draft; `published` ones show what everybody sees. */
export const isForDraft = (token: string): boolean => token.startsWith('draft.');

/**
 * Whether a token opens the draft of this page.
 *
 * @param endedAt links of this moment and before it were ended by hand; milliseconds since 1970
 */
export function opensDraft(token: string, path: string, endedAt: number, now = Date.now()): boolean {
  const [, end = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature('draft', path, end));
  const actual = Buffer.from(given);
  const isSigned = expected.length === actual.length && timingSafeEqual(expected, actual);
  const ends = Number.parseInt(end, 36);
  return isForDraft(token) && isSigned && ends > now && ends - LASTS_MS > endedAt;
}

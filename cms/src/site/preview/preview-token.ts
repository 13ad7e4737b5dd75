import { createHmac } from 'node:crypto';
import { isSameText, renderSecret } from '../../platform/secrets/secrets';
import { DAY_MS } from '../../shared/days';
import { PREVIEW_DAYS } from '../../shared/retention';

/** `draft` is unpublished content; `published` is what visitors see. */
export type PreviewStatus = 'draft' | 'published';

/** A link can be shared with somebody who reads a draft. */
const LASTS_MS = PREVIEW_DAYS * DAY_MS;

/** The public origin checks it the same way: web/server/pages/panel-previews.ts. */
const signature = (status: PreviewStatus, path: string, ends: string) =>
  createHmac('sha256', renderSecret()).update(['preview', status, path, ends].join('\n')).digest('base64url');

/** Returns a token that opens one page for a week: "draft.<end>.<signature>". */
export function previewToken(status: PreviewStatus, path: string, now = Date.now()): string {
  const ends = (now + LASTS_MS).toString(36);
  return [status, ends, signature(status, path, ends)].join('.');
}

/** Returns when links made at a moment expire. ISO 8601 */
export const previewEnd = (now: number): string => new Date(now + LASTS_MS).toISOString();

/** Returns whether a link shows a draft; `published` links show what everyone sees. */
export const isForDraft = (token: string): boolean => token.startsWith('draft.');

/**
 * Returns whether a token opens the draft of this page.
 *
 * @param endedAt links made at or before this moment are ended; milliseconds since 1970
 */
export function opensDraft(token: string, path: string, endedAt: number, now = Date.now()): boolean {
  const [, end = '', given = ''] = token.split('.');
  const isSigned = isSameText(signature('draft', path, end), given);
  const ends = Number.parseInt(end, 36);
  return isForDraft(token) && isSigned && ends > now && ends - LASTS_MS > endedAt;
}

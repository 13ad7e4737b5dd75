import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '../../src/app/entry-server';
import { pathOf } from '../http/request-path';
import { allowFrame, keepAddress } from '../http/security-headers';

/** The page behind a signed preview link; 'ended' when the link is forged or older than a week. */
export type PreviewAsked = { route: string; preview: Preview } | 'ended';

/**
 * Returns what a preview link of the owner or the panel opens: "/blog/a-post?preview=draft.<end>.<signature>".
 *
 * @returns undefined for every other address
 */
export function previewAsked({ url, server }: FastifyRequest): PreviewAsked | undefined {
  const token = new URLSearchParams(url.slice(pathOf(url).length)).get('preview');
  if (token === null) return undefined;
  const route = pathOf(url);
  const [status = '', ends = '', given = ''] = token.split('.');
  // The CMS computes it in the same way: cms/src/site/preview/preview-token.ts. It is valid for both themes.
  const expected = createHmac('sha256', server.renderSecret)
    .update(['preview', status, route.replace(/^\/v1(?=\/)/, ''), ends].join('\n'))
    .digest('base64url');
  const [actual, wanted] = [Buffer.from(given), Buffer.from(expected)];
  const isSigned = actual.length === wanted.length && timingSafeEqual(actual, wanted);
  if (!isSigned || Number.parseInt(ends, 36) < Date.now()) return 'ended';
  return { route, preview: { token, isDraft: status === 'draft' } };
}

/** Keeps a preview private: it is not cached, indexed or passed on; the panel may show it in a frame. */
export function allowOnlyPanel(reply: FastifyReply, panelUrl: string): FastifyReply {
  allowFrame(reply, panelUrl);
  return keepAddress(reply);
}

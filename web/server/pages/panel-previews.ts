import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '../../src/app/entry-server';
import { pathOf } from '../http/request-path';
import { allowFrame, keepAddress } from '../http/security-headers';

/** A page as somebody with a signed link sees it; 'ended' when the link is forged or older than a week. */
export type PreviewAsked = { route: string; preview: Preview } | 'ended';

/**
 * What a link of the owner or of the panel opens: "/blog/a-post?preview=draft.<end>.<signature>".
 *
 * @returns undefined for every other address
 */
export function previewAsked({ url, server }: FastifyRequest): PreviewAsked | undefined {
  const token = new URLSearchParams(url.slice(pathOf(url).length)).get('preview');
  if (token === null) return undefined;
  const route = pathOf(url);
  const [status = '', ends = '', given = ''] = token.split('.');
  // The cms makes it the same way: cms/src/site/preview/preview-token.ts. It opens the page in both themes.
  const expected = createHmac('sha256', server.renderSecret)
    .update(['preview', status, route.replace(/^\/v1(?=\/)/, ''), ends].join('\n'))
    .digest('base64url');
  const [actual, wanted] = [Buffer.from(given), Buffer.from(expected)];
  const isSigned = actual.length === wanted.length && timingSafeEqual(actual, wanted);
  if (!isSigned || Number.parseInt(ends, 36) < Date.now()) return 'ended';
  return { route, preview: { token, isDraft: status === 'draft' } };
}

/** The link is for who has it: nobody keeps, indexes or passes on what it opens; the panel shows it in a frame. */
export function keepToItself(reply: FastifyReply, panelUrl: string): FastifyReply {
  allowFrame(reply, panelUrl);
  return keepAddress(reply);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { PREVIEW_PREFIX, type PreviewSubject, pageOfPreview, previewVersion } from '../../src/seo/preview';
import { DrawnFiles } from '../cache/drawn-files';
import type { SiteStateSource } from '../cache/site-state';
import type { Waiting } from '../drawing/draw-queue';
import { isUpload, loadPhotograph } from '../drawing/load-photograph';
import { ownerAsks } from '../http/owner-asks';
import { pathOf } from '../http/request-path';
import { sendUnavailable } from '../http/service-unavailable';
import type { Rendering } from '../pages/pages';
import type { LastDays } from '../uploads/last-days';
import { nameOfUpload } from '../uploads/stored-upload';
import type { DrawPreview } from './draw-preview';

export interface Previews {
  rendering: Rendering;
  siteState: SiteStateSource;
  lastDays: Pick<LastDays, 'isOver' | 'cacheControlFor'>;
  cmsUrl: string;
  mediaUrl: string | undefined;
  drawPreview: DrawPreview;
}

/** About 100 kB each. */
const MAX_PICTURES = 60;
const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
const MAX_SUBJECTS = 500;
/** A longer queue does not come from link previews. */
const MAX_WAITING = 20;

/** Percent from left and top. */
const FOCUS = /^(100|\d{1,2})(?:\.\d+)?,(100|\d{1,2})(?:\.\d+)?$/;

/** For a preview without a photograph: texts have no last day. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the pictures of link previews, 1200 by 630 pixels, each drawn on the first request. */
export async function previews(
  server: FastifyInstance,
  { rendering: { load, site }, siteState, lastDays, cmsUrl, mediaUrl, drawPreview }: Previews,
): Promise<void> {
  const pictures = new DrawnFiles(MAX_WAITING, { max: MAX_PICTURES, maxSize: MAX_PICTURE_BYTES });
  const subjects = new LRUCache<string, { contentVersion: string; subject: PreviewSubject }>({
    max: MAX_SUBJECTS,
  });

  /** Returns null when the page does not exist, undefined while the CMS is away and the page is unknown. */
  const subjectOf = async (page: string, contentVersion: string | undefined) => {
    const known = subjects.get(page);
    if (known && (!contentVersion || known.contentVersion === contentVersion)) return known.subject;
    const found = await (await load()).previewOfPage({ route: page }, site);
    if (found.kind === 'failure') return found.hasErrors ? undefined : known?.subject;
    if (found.subject && contentVersion) subjects.set(page, { contentVersion, subject: found.subject });
    return found.subject;
  };

  const shown = async (photograph: PreviewSubject['picture']) =>
    photograph && !(await lastDays.isOver(nameOfUpload(photograph.src))) ? photograph : null;

  /** Leaves out pictures whose last day is over, because a page cached before midnight still names them. */
  const withoutWithdrawn = async (subject: PreviewSubject): Promise<PreviewSubject> => ({
    ...subject,
    picture: await shown(subject.picture),
    backdrop: await shown(subject.backdrop),
  });

  /** At most as long as its photograph may be kept. */
  const cacheControlOf = async ({ picture, backdrop }: PreviewSubject) => {
    const { src } = picture ?? backdrop ?? {};
    if (!src) return FOR_EVER;
    return (await lastDays.cacheControlFor(nameOfUpload(src))) ?? 'no-store';
  };

  const stateFor = (page: string) => (subjects.has(page) ? siteState.soon() : siteState.current());

  const pictureOf = (who: Waiting, subject: PreviewSubject) =>
    pictures.find(who, previewVersion(subject), async () => {
      const { src } = subject.picture ?? subject.backdrop ?? {};
      return drawPreview(subject, src ? await loadPhotograph(src, cmsUrl) : undefined);
    });

  server.get(`${PREVIEW_PREFIX}/*`, async (request, reply) => {
    const page = pageOfPreview(pathOf(request.url));
    if (!page) return reply.callNotFound();
    const state = await stateFor(page);
    if (state?.maintenance ?? siteState.isUnderMaintenance) return sendUnavailable(reply, 'maintenance');
    const found = await subjectOf(page, state?.contentVersion);
    if (found === null) return reply.callNotFound();
    if (!found) return sendUnavailable(reply, 'away');
    const subject = await withoutWithdrawn(found);
    try {
      const picture = await pictureOf('visitor', subject);
      return send(request, reply, previewVersion(subject), picture, await cacheControlOf(subject));
    } catch (error) {
      request.log.error({ err: error, page }, 'No preview could be drawn');
      return sendUnavailable(reply, 'away');
    }
  });

  /** Previews the shared picture of a page before the owner saves it. */
  server.get('/preview-of-draft.jpg', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    if (!(await ownerAsks(siteState, request, reply))) return reply.callNotFound();
    const search = new URLSearchParams(request.url.split('?', 2)[1]);
    const src = search.get('picture');
    if (src && !isUpload(src, mediaUrl)) return reply.callNotFound();
    const home = await subjectOf('/', (await siteState.current())?.contentVersion);
    if (!home) return sendUnavailable(reply, 'away');
    const picture = src ? { src, width: 0, height: 0, alt: '', ...markedIn(search) } : null;
    const subject = { ...home, title: search.get('title') ?? '', picture };
    try {
      return reply.type('image/jpeg').send(await pictureOf('owner', subject));
    } catch (error) {
      request.log.error({ err: error }, 'No preview of a draft could be drawn');
      return sendUnavailable(reply, 'away');
    }
  });
}

function markedIn(search: URLSearchParams) {
  const [, x, y] = FOCUS.exec(search.get('focus') ?? '') ?? [];
  return x && y ? { focus: `${x}% ${y}%` } : {};
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  picture: Buffer,
  cacheControl: string,
) {
  const isCurrent = new URLSearchParams(request.url.split('?', 2)[1]).get('v') === version;
  const etag = `"${version}"`;
  reply.header('etag', etag).header('cache-control', isCurrent ? cacheControl : 'no-cache');
  // Other sites embed this picture.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type('image/jpeg').send(picture);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  PREVIEW_PREFIX,
  type PreviewSubject,
  pageOfPreview,
  previewVersion,
} from '../../src/sharing/preview';
import type { PageRendering } from '../page-rendering';
import { pathOf } from '../path-of';
import type { SiteStateSource } from '../site-state';
import { sendUnavailable } from '../unavailable';
import type { DrawPreview } from './draw-preview';
import { loadPhotograph } from './load-photograph';

interface Previews {
  rendering: PageRendering;
  siteState: SiteStateSource;
  cmsUrl: string;
  drawPreview: DrawPreview;
}

/** About 100 kB each: at most some 6 MB. */
const MOST_KEPT = 60;
const MOST_SUBJECTS = 500;
/** Drawn one after the other; more than this many waiting come from something that is no preview. */
const MOST_WAITING = 20;

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures for link previews, 1200 by 630, drawn from the content when first asked for. */
export async function previews(
  server: FastifyInstance,
  { rendering, siteState, cmsUrl, drawPreview }: Previews,
): Promise<void> {
  const kept = new Map<string, Buffer>();
  const subjects = new Map<string, { contentVersion: string; subject: PreviewSubject }>();
  const drawing = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  /** null when there is no such page, undefined while the cms is away and the page was not asked for before. */
  const subjectOf = async (page: string, contentVersion: string | undefined) => {
    const known = subjects.get(page);
    if (known && (!contentVersion || known.contentVersion === contentVersion)) return known.subject;
    const told = await rendering.preview(page);
    if (told.kind === 'failure') return known?.subject;
    if (told.subject && contentVersion) {
      keep(subjects, MOST_SUBJECTS, page, { contentVersion, subject: told.subject });
    }
    return told.subject;
  };

  const stateFor = (page: string) => (subjects.has(page) ? siteState.soon() : siteState.current());

  const draw = async (subject: PreviewSubject, version: string) => {
    const { src } = subject.picture ?? subject.backdrop ?? {};
    const picture = await drawPreview(subject, src ? await loadPhotograph(src, cmsUrl) : undefined);
    keep(kept, MOST_KEPT, version, picture);
    return picture;
  };

  /** One drawing at a time bounds the memory; who asks for the same waits for the same. */
  const drawn = (subject: PreviewSubject, version: string) => {
    const running = drawing.get(version);
    if (running) return running;
    const mine = last.then(() => draw(subject, version)).finally(() => drawing.delete(version));
    last = mine.catch(() => undefined);
    drawing.set(version, mine);
    return mine;
  };

  server.get(`${PREVIEW_PREFIX}/*`, async (request, reply) => {
    const page = pageOfPreview(pathOf(request.url));
    if (!page) return reply.callNotFound();
    const state = await stateFor(page);
    if (state?.maintenance) return sendUnavailable(reply, 'maintenance');
    const subject = await subjectOf(page, state?.contentVersion);
    if (subject === null) return reply.callNotFound();
    if (!subject) return sendUnavailable(reply, 'away');
    const version = previewVersion(subject);
    if (!kept.has(version) && drawing.size >= MOST_WAITING) return sendUnavailable(reply, 'away');
    try {
      return send(request, reply, version, kept.get(version) ?? (await drawn(subject, version)));
    } catch (error) {
      request.log.warn({ err: error, page }, 'No preview could be drawn');
      return sendUnavailable(reply, 'away');
    }
  });
}

/** The oldest gives way. */
function keep<Value>(places: Map<string, Value>, most: number, name: string, value: Value) {
  places.set(name, value);
  const [oldest] = places.keys();
  if (places.size > most && oldest !== undefined) places.delete(oldest);
}

function send(request: FastifyRequest, reply: FastifyReply, version: string, picture: Buffer) {
  const isCurrent = new URLSearchParams(request.url.split('?', 2)[1]).get('v') === version;
  const etag = `"${version}"`;
  reply.header('etag', etag).header('cache-control', isCurrent ? FOR_EVER : 'no-cache');
  // Other sites show it: that is what it is for.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type('image/jpeg').send(picture);
}

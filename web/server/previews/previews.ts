import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  PREVIEW_PREFIX,
  type PreviewSubject,
  pageOfPreview,
  previewVersion,
} from '../../src/sharing/preview';
import type { SiteStateSource } from '../cache/site-state';
import { pathOf } from '../http/request-path';
import { sendUnavailable } from '../http/service-unavailable';
import type { PageRendering } from '../pages/page-rendering';
import type { DrawPreview } from './draw-preview';

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

/** A photograph that takes longer, or is larger, is not worth the wait for a preview. */
const LOAD_LIMIT_MS = 5000;
const LARGEST_PHOTOGRAPH_BYTES = 20 * 1024 * 1024;

/**
 * The file of a picture of the content.
 *
 * @param src as the cms gives it: a path of its own, or the address of a file in object storage
 * @throws Error when it does not come
 */
async function loadPhotograph(src: string, cmsUrl: string): Promise<Buffer> {
  const answer = await fetch(new URL(src, cmsUrl), { signal: AbortSignal.timeout(LOAD_LIMIT_MS) });
  const length = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.ok || length > LARGEST_PHOTOGRAPH_BYTES) {
    await answer.body?.cancel();
    throw new Error(`The photograph ${src} was answered with ${answer.status}, ${length} bytes`);
  }
  return Buffer.from(await answer.arrayBuffer());
}

const DRAW_LIMIT_MS = 20_000;
const LARGEST_PREVIEW_BYTES = 4 * 1024 * 1024;

/**
 * Draws in a process of its own, which takes its memory with it: in the server a few dozen pictures would leave
 * 150 MB behind for good, and a damaged photograph could take the site down.
 *
 * @param program the built `draw-program.ts`
 */
export function drawApart(program: string): DrawPreview {
  const run = promisify(execFile);
  return async (subject, photograph) => {
    const running = run(process.execPath, [program, JSON.stringify(subject)], {
      encoding: 'buffer',
      maxBuffer: LARGEST_PREVIEW_BYTES,
      timeout: DRAW_LIMIT_MS,
      env: {},
    });
    // A program that ended early says so by its exit code.
    running.child.stdin?.on('error', () => undefined);
    running.child.stdin?.end(photograph);
    return (await running).stdout;
  };
}

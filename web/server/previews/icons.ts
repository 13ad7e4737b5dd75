import type { FastifyInstance } from 'fastify';
import { DrawnFiles, keyOf } from '../cache/drawn-files';
import type { SiteStateSource } from '../cache/site-state';
import { pathOf } from '../http/request-path';
import type { DrawPreview, Monogram } from './draw-preview';

/** Pixels of each icon; null for the vector. */
const ICONS = new Map([
  ['/favicon.svg', null],
  ['/favicon.ico', 48],
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
]);

/** The built files of these addresses show them. */
const BUILT = 'AK';

const LIMITS = { max: 30, maxSize: 2 * 1024 * 1024 };
const MAX_WAITING = 20;

/** Serves icons with the initials of the site title. Without other initials the built files are served. */
export function drawIcons(server: FastifyInstance, siteState: SiteStateSource, drawPreview: DrawPreview) {
  const files = new DrawnFiles(MAX_WAITING, LIMITS);
  server.addHook('onRequest', async (request, reply) => {
    const pixels = ICONS.get(pathOf(request.url));
    if (pixels === undefined) return;
    await siteState.soon();
    const monogram: Monogram = { letters: initialsOf(siteState.sign()?.title ?? ''), pixels };
    if (monogram.letters === '' || monogram.letters === BUILT) return;
    const etag = `"${keyOf(monogram)}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=3600');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    try {
      const file = await files.find('visitor', monogram, () => drawPreview(monogram));
      return reply.type(pixels ? 'image/png' : 'image/svg+xml').send(file);
    } catch (error) {
      request.log.error({ err: error }, 'No icon could be drawn');
      reply.removeHeader('etag').removeHeader('cache-control');
    }
  });
}

/** Returns the first letters of the first and the last word: 'Amani Kito' → 'AK'. */
export function initialsOf(title: string): string {
  const letters = title.split(/[\s-]+/).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word) ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}

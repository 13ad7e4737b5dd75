import type { FastifyInstance } from 'fastify';
import { DrawnFiles, keyOf } from '../cache/drawn-files';
import { loadPhotograph } from '../drawing/load-photograph';
import { pathOf } from '../http/request-path';
import { nameOfUpload } from '../uploads/stored-upload';
import type { Monogram } from './draw-preview';
import type { Previews } from './previews';

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

type Icons = Omit<Previews, 'rendering' | 'mediaUrl'>;

/**
 * Serves icons with the owner's mark while it may be shown, otherwise with the initials of the site title. Without
 * other initials the built files are served.
 */
export function drawIcons(server: FastifyInstance, { siteState, lastDays, cmsUrl, drawPreview }: Icons) {
  const files = new DrawnFiles(MAX_WAITING, LIMITS);
  const findSign = async () => {
    await siteState.soon();
    const { title = '', mark } = siteState.sign() ?? {};
    const markControl = mark && (await lastDays.cacheControlFor(nameOfUpload(mark)));
    const letters = initialsOf(title);
    if (markControl) return { letters, mark, cacheControl: markControl };
    return { letters, mark: null, cacheControl: 'public, max-age=3600' };
  };
  const draw = async (monogram: Monogram) =>
    drawPreview(monogram, monogram.mark ? await loadPhotograph(monogram.mark, cmsUrl) : undefined);
  server.addHook('onRequest', async (request, reply) => {
    const pixels = ICONS.get(pathOf(request.url));
    if (pixels === undefined) return;
    const { cacheControl, ...sign } = await findSign();
    if (!sign.mark && (sign.letters === '' || sign.letters === BUILT)) return;
    const monogram: Monogram = { ...sign, pixels };
    const etag = `"${keyOf(monogram)}"`;
    reply.header('etag', etag).header('cache-control', cacheControl);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    try {
      const file = await files.find('visitor', monogram, () => draw(monogram));
      return reply.type(pixels || sign.mark ? 'image/png' : 'image/svg+xml').send(file);
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

import type { FastifyRequest } from 'fastify';

type Asking = Pick<FastifyRequest, 'headers' | 'url'>;

/** Whether the browser says that its visitor counts bytes. */
function savesData({ headers }: Asking): boolean {
  return String(headers['save-data']).toLowerCase() === 'on';
}

/** The document for who asks: with the mark by which style sheets leave out what moves, also without scripts. */
export function documentFor(asking: Asking, html: string): string {
  return savesData(asking) ? html.replace('<html ', '<html data-saves-data ') : html;
}

/** Under which the document for who asks is kept. A blank stands in no address. */
export function keptAddress(asking: Asking): string {
  return savesData(asking) ? `${asking.url} save-data` : asking.url;
}

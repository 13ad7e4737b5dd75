import type { Picture } from '../pictures/picture';
import { isClientsPath } from '../routing/clients-path';

/** The size that link previews show whole. Pixels. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Address of the previews; what follows is the path of a page. */
export const PREVIEW_PREFIX = '/preview';

/** What the preview picture of a page shows. */
export interface PreviewSubject {
  siteTitle: string;
  /** The page's own title; empty on the home page */
  title: string;
  /** What the owner chose for the page: the preview is a crop of it */
  picture: Picture | null;
  /** Behind the title of a page without a picture */
  backdrop: Picture | null;
}

/** Counts up with the drawing of previews: whoever keeps one for ever must get the new one. */
const DRAWING = 1;

/** Changes when the picture does, so that it may be kept for ever. */
export function previewVersion({ siteTitle, title, picture, backdrop }: PreviewSubject): string {
  const words = picture ? [] : [siteTitle, title];
  // A file that is replaced under its name keeps its address, and has another tiny copy.
  const { src, focus, preview } = picture ?? backdrop ?? {};
  return hashOf(JSON.stringify([DRAWING, ...words, src, focus, preview]));
}

/** Path and search of a page's preview picture. `pathname`: of a page of the newer theme */
export function previewAddress(pathname: string, subject: PreviewSubject): string {
  const page = pathname === '/' ? '/index' : pathname.replace(/\/$/, '');
  return `${PREVIEW_PREFIX}${page}.jpg?v=${previewVersion(subject)}`;
}

/** The page whose preview is at a path; undefined for other paths. Pages of clients have none. */
export function pageOfPreview(path: string): string | undefined {
  const [, page] = /^\/preview(\/.+)\.jpg$/.exec(path) ?? [];
  if (page && isClientsPath(page)) return undefined;
  return page === '/index' ? '/' : page;
}

/** FNV-1a, 32 bits: both sides need it, at once, and it guards nothing. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

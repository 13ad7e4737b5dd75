import type { Picture } from '../pictures/picture';
import { isClientsPath } from '../routing/clients-path';

/** The size that link previews show whole. Pixels. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Address prefix of previews, followed by the path of a page. */
export const PREVIEW_PREFIX = '/preview';

/** The content of a page's preview picture. */
export interface PreviewSubject {
  siteTitle: string;
  /** The page's own title; empty on the home page */
  title: string;
  /** The owner's picture for the page, cropped for the preview */
  picture: Picture | null;
  /** Behind the title of a page without a picture */
  backdrop: Picture | null;
}

/** Version of the drawing. Increase it when the drawing changes: caches keep a preview for good. */
const DRAWING = 1;

/** Returns a hash that changes with the picture, so that caches may keep it for good. */
export function previewVersion({ siteTitle, title, picture, backdrop }: PreviewSubject): string {
  const words = picture ? [] : [siteTitle, title];
  // A replaced file keeps its address, but its tiny preview changes.
  const { src, focus, preview } = picture ?? backdrop ?? {};
  return hashOf(JSON.stringify([DRAWING, ...words, src, focus, preview]));
}

/** Returns path and search of a page's preview picture. `pathname` is of the modern theme. */
export function previewAddress(pathname: string, subject: PreviewSubject): string {
  const page = pathname === '/' ? '/index' : pathname.replace(/\/$/, '');
  return `${PREVIEW_PREFIX}${page}.jpg?v=${previewVersion(subject)}`;
}

/** Returns the page of a preview path; undefined for other paths and for clients' pages. */
export function pageOfPreview(path: string): string | undefined {
  const [, page] = /^\/preview(\/.+)\.jpg$/.exec(path) ?? [];
  if (page && isClientsPath(page)) return undefined;
  return page === '/index' ? '/' : page;
}

/** FNV-1a, 32 bits. Server and browser need it synchronously, and it protects nothing. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

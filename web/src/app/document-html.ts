import type { QueryKey } from '@tanstack/react-query';
import type { Theme } from '../routing/theme';
import type { feedLinks } from '../seo/feeds';

/** Id of the data block of a server-rendered page. To the security policy a JSON block is data, not a script. */
export const PAGE_DATA_ID = 'page-data';

/** The data with which the browser continues. */
export interface PageData {
  /** The route that was rendered, path and search */
  route: string;
  origin: string;
  renderedOn: string;
  /** Queries to the CMS, and their responses */
  answers: [QueryKey, unknown][];
}

/** A built file that is inlined into a page. */
export interface InlineText {
  text: string;
  /** Its source in the security policy: "'sha256-…'" */
  source: string;
}

/** The files of a page, in the order in which the browser needs them. */
export interface DocumentAssets {
  /** Runs before the first paint */
  startScript: string;
  /** The styles of the page; absent in development, where Vite's client loads them */
  style?: InlineText;
  /** Addresses of the style sheets that `style` contains */
  sheets: string[];
  /** Imports first, the app's entry last */
  modules: string[];
}

interface DocumentParts {
  /** React's output: hoisted head elements, then `<div id="root">…</div>` */
  markup: string;
  /** Absent on pages without scripts */
  data?: PageData;
  theme: Theme;
  assets: DocumentAssets;
  /** For feed readers; JSON-LD for search engines */
  seo?: { feeds: ReturnType<typeof feedLinks>; structuredData: object[] };
}

const ROOT = '<div id="root"';

/** Colour of the browser's own bars: the darkest colour of each theme. */
const THEME_COLOR: Record<Theme, string> = { modern: '#07111f', classic: '#0b0a14' };

/**
 * Returns the whole document. Its first paint waits for no further request. Preloads of pictures precede the style, so
 * that they start while it is read.
 */
export function documentHtml({ markup, data, theme, assets, seo }: DocumentParts): string {
  const rootAt = markup.indexOf(ROOT);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${THEME_COLOR[theme]}">`,
    ...(data ? [startScript(assets)] : []),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    markup.slice(0, rootAt),
    ...(assets.style ? [`<style>${assets.style.text}</style>`] : []),
    // Tells the app that these sheets are already in the page, so that it does not load them. Browsers do not load
    // disabled sheets.
    ...(data ? assets.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`) : []),
    ...(seo ? seoHead(seo) : []),
  ];
  const block = data
    ? `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(data)}</script>`
    : '';
  return [
    '<!doctype html>',
    `<html lang="en" data-theme="${theme}" data-mantine-color-scheme="dark" data-without-script>`,
    `<head>${head.join('')}</head>`,
    `<body>${markup.slice(rootAt)}${block}</body></html>`,
  ].join('');
}

function seoHead({ feeds, structuredData }: NonNullable<DocumentParts['seo']>): string[] {
  return [
    ...feeds.map(
      ({ href, type, title }) =>
        `<link rel="alternate" type="${type}" title="${attribute(title)}" href="${href}">`,
    ),
    ...structuredData.map((thing) => `<script type="application/ld+json">${jsonForHtml(thing)}</script>`),
  ];
}

/** The only blocking script. It loads the app's modules after the first paint. */
const startScript = ({ startScript: script, modules }: DocumentAssets) =>
  `<script data-modules="${modules.join(' ')}">${script}</script>`;

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns JSON that cannot close its script element, whatever texts it contains. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

import type { QueryKey } from '@tanstack/react-query';
import type { Theme } from '../routing/theme';

/** The data block of a server-rendered page. A JSON block is data, not a script, for the security policy. */
export const PAGE_DATA_ID = 'page-data';

/** What the browser needs to continue where the server stopped. */
export interface PageData {
  /** The route that was rendered, path and search */
  route: string;
  origin: string;
  renderedOn: string;
  /** What was asked of the CMS, and what it said */
  answers: [QueryKey, unknown][];
}

/** A built text that stands in a page. */
export interface InlineText {
  text: string;
  /** As the security policy allows it: "'sha256-…'" */
  source: string;
}

/** What a page needs, in the order in which the browser should have it. */
export interface DocumentAssets {
  /** Runs before anything is painted */
  startScript: string;
  /** The style of the page; absent while developing, where Vite's client brings it */
  style?: InlineText;
  /** Addresses of the sheets that the style was made of */
  sheets: string[];
  /** Imports first, the app's entry last */
  modules: string[];
}

interface DocumentParts {
  /** What React rendered: hoisted head elements, then `<div id="root">…</div>` */
  markup: string;
  /** Absent on pages without scripts */
  data?: PageData;
  theme: Theme;
  assets: DocumentAssets;
  /** What the page says about itself to programs */
  seo?: SeoHead;
}

export interface SeoHead {
  /** Feeds of this site, none while the blog is off */
  feeds: { href: string; type: string; title: string }[];
  /** JSON-LD objects */
  structuredData: object[];
}

const ROOT = '<div id="root"';

/** Background of the browser's own bars; the darkest colour of each theme. */
const THEME_COLOR: Record<Theme, string> = { modern: '#07111f', classic: '#0b0a14' };

/**
 * The whole document; until the first view is painted nothing of it waits for another request. Pictures that are asked
 * for ahead stand before the style, so that they are asked for in its time.
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
    // For the app, which asks for no sheet that is in the page; browsers do not load one that is disabled.
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

function seoHead({ feeds, structuredData }: SeoHead): string[] {
  return [
    ...feeds.map(
      ({ href, type, title }) =>
        `<link rel="alternate" type="${type}" title="${attribute(title)}" href="${href}">`,
    ),
    ...structuredData.map((thing) => `<script type="application/ld+json">${jsonForHtml(thing)}</script>`),
  ];
}

/** The one script that does not wait. It loads the app's modules once the first view is painted. */
const startScript = ({ startScript: script, modules }: DocumentAssets) =>
  `<script data-modules="${modules.join(' ')}">${script}</script>`;

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** JSON that cannot close the element it stands in, whatever texts it holds. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

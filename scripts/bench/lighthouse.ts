import { pathToFileURL } from 'node:url';
import { Stop } from '../stop.mjs';
import { type Goal, median, ratio, type Table } from './report.ts';
import type { NamedPage } from './site.ts';
import { requireTool } from './tools.ts';

const DEVICES = ['mobile', 'desktop'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const KINDS = ['Script', 'Stylesheet', 'Font', 'Image', 'Document'];
const KB = 1000;
/** Lighthouse shows three decimals: a letter that moves by a pixel when its font comes is below that. */
const CLS_STEPS = 1000;
/** The times of the simulated device make up its score; a page may well have the best score without the best time. */
const CATEGORY_OF_TIMES = 'performance';
const GOOD_TIME = 0.9;

/** Goals: times the same page written by hand and served as a file, and sizes. */
const PAINT_RATIO = 1.1;
const TBT_MS = 50;
const HOME_SCRIPT_KB = 125;

/** The part of Lighthouse's result that is used here. */
interface LighthouseResult {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message?: string };
}

interface Audit {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: {
    items?: { url?: string; resourceType?: string; transferSize?: number; statusCode?: number }[];
  };
}

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error' },
  config?: unknown,
) => Promise<{ lhr: LighthouseResult } | undefined>;

const FIGURES = ['lcp', 'fcp', 'tbt', 'cls', 'requests', ...CATEGORIES, ...KINDS] as const;

/** One run, or medians of several: times in milliseconds, scores of 100, sizes in kB as transferred. */
interface PageFigures {
  figures: Record<string, number>;
  /** What cost points. */
  shortcomings: string[];
  /** Paths of requests that were refused. */
  failed: string[];
}

/** `copy`: the same page served as a file; `floor`: as somebody would write it by hand. */
const ORIGINS = ['site', 'copy', 'floor'] as const;
export type Origins = Partial<Record<(typeof ORIGINS)[number], string>>;
export type PageQuality = { page: string; device: string } & {
  [origin in (typeof ORIGINS)[number]]?: PageFigures;
};

async function loadTool<T>(name: string): Promise<T> {
  return (await import(pathToFileURL(requireTool.resolve(name)).href)).default;
}

/** @throws {Stop} with what Lighthouse said when it could not measure */
async function measurePage(url: string, device: string, port: number): Promise<PageFigures> {
  const lighthouse = await loadTool<Lighthouse>('lighthouse');
  const desktop = await loadTool('lighthouse/core/config/desktop-config.js');
  const result = await lighthouse(
    url,
    { port, logLevel: 'error' },
    device === 'desktop' ? desktop : undefined,
  );
  const problem = result ? result.lhr.runtimeError?.message : 'no result';
  if (!result || problem) throw new Stop(`Lighthouse could not measure ${url}: ${problem}`);
  return figuresOf(result.lhr);
}

function figuresOf({ audits, categories }: LighthouseResult): PageFigures {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const transferred = (kind: string) =>
    requests.reduce((sum, each) => sum + (each.resourceType === kind ? (each.transferSize ?? 0) : 0), 0) / KB;
  const lostPoints = CATEGORIES.flatMap((name) => {
    const enough = name === CATEGORY_OF_TIMES ? GOOD_TIME : 1;
    const refs = categories[name]?.auditRefs ?? [];
    const lost = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < enough);
    return lost.map(({ id }) => `${name}: ${audits[id]?.title ?? id}`);
  });
  return {
    figures: {
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: Math.round(value('cumulative-layout-shift') * CLS_STEPS) / CLS_STEPS,
      requests: requests.length,
      ...Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? Number.NaN)])),
      ...Object.fromEntries(KINDS.map((kind) => [kind, transferred(kind)])),
    },
    shortcomings: lostPoints,
    failed: requests
      .filter(({ statusCode = 0 }) => statusCode >= 400)
      .map(({ url = '' }) => new URL(url).pathname),
  };
}

const medians = (runs: PageFigures[]): PageFigures => ({
  figures: Object.fromEntries(
    FIGURES.map((name) => [name, median(runs.map(({ figures }) => figures[name] ?? Number.NaN))]),
  ),
  shortcomings: [...new Set(runs.flatMap(({ shortcomings }) => shortcomings))],
  failed: [...new Set(runs.flatMap(({ failed }) => failed))],
});

/**
 * Lighthouse on each page and device, the site and what it is compared with by turns, so that what else happens on the
 * machine strikes all.
 *
 * @param port of the browser's debugger
 */
export async function pageQuality(pages: NamedPage[], origins: Origins, runs: number, port: number) {
  const results: PageQuality[] = [];
  for (const { name, path } of pages) {
    for (const device of DEVICES) {
      const taken = { site: [] as PageFigures[], copy: [] as PageFigures[], floor: [] as PageFigures[] };
      for (let run = 0; run < runs; run += 1) {
        for (const origin of ORIGINS) {
          const url = origins[origin];
          if (url) taken[origin].push(await measurePage(`${url}${path}`, device, port));
        }
      }
      const there = ORIGINS.filter((origin) => taken[origin].length > 0);
      const measured = Object.fromEntries(there.map((origin) => [origin, medians(taken[origin])]));
      results.push({ page: name, device, ...measured });
      console.log(`  Lighthouse: ${name}, ${device}`);
    }
  }
  return results;
}

const rounded = (of: PageFigures | undefined, name: string) =>
  of && Math.round(of.figures[name] ?? Number.NaN);
const figure = (of: PageFigures | undefined, name: string) => of?.figures[name] ?? Number.NaN;
const total = (of: PageFigures | undefined) => of && KINDS.reduce((sum, kind) => sum + figure(of, kind), 0);
const toFloor = ({ site, floor }: PageQuality, paint: string) =>
  floor && ratio(figure(site, paint), figure(floor, paint));

/** @param content "Starter content" */
export function qualityTables(results: PageQuality[], content: string): Table[] {
  const cost = results
    .filter(({ site }) => site?.shortcomings.length)
    .map(({ page, device, site }) => `${page}, ${device}: ${site?.shortcomings.join('; ')}`);
  const missing = new Set(results.flatMap(({ copy }) => copy?.failed ?? []));
  const times = 'LCP,FCP,TBT,CLS,LCP of copy,LCP of floor,FCP of floor,LCP ratio,FCP ratio'.split(',');
  const sizes = [...KINDS.map((kind) => kind.toLowerCase()), 'all', 'all of copy', 'requests'];
  return [
    {
      title: `${content}: times (ms), medians`,
      columns: ['Page', 'Device', ...times],
      rows: results.map((result) => [
        result.page,
        result.device,
        ...['lcp', 'fcp', 'tbt'].map((time) => rounded(result.site, time)),
        figure(result.site, 'cls'),
        rounded(result.copy, 'lcp'),
        rounded(result.floor, 'lcp'),
        rounded(result.floor, 'fcp'),
        toFloor(result, 'lcp'),
        toFloor(result, 'fcp'),
      ]),
    },
    {
      title: `${content}: scores of 100, and kB as transferred`,
      columns: ['Page', 'Device', ...CATEGORIES, ...sizes],
      rows: results.map(({ page, device, site, copy }) => [
        page,
        device,
        ...CATEGORIES.map((name) => rounded(site, name)),
        ...KINDS.map((kind) => figure(site, kind)),
        total(site),
        total(copy),
        figure(site, 'requests'),
      ]),
      notes: [...cost, ...[...missing].map((what) => `The static copy has no ${what}`)],
    },
  ];
}

/** @param content "Starter content" */
export function qualityGoals(results: PageQuality[], content: string): Goal[] {
  const worst = (paint: string) => Math.max(...results.flatMap((result) => toFloor(result, paint) ?? []));
  const most = (name: string, among = results) => Math.max(...among.map(({ site }) => figure(site, name)));
  const mobile = results.filter(({ device }) => device === 'mobile');
  const home = results.filter(({ page }) => page === 'home');
  const scores = results.flatMap(({ site }) => CATEGORIES.map((name) => rounded(site, name) ?? Number.NaN));
  const goals = [
    { what: 'LCP to that of the hand-made page', figure: worst('lcp'), most: PAINT_RATIO },
    { what: 'FCP to that of the hand-made page', figure: worst('fcp'), most: PAINT_RATIO },
    { what: 'TBT on a phone (ms)', figure: most('tbt', mobile), most: TBT_MS },
    { what: 'CLS', figure: most('cls'), most: 0 },
    { what: 'Lowest score of all four categories', figure: Math.min(...scores), most: 100, least: true },
    { what: 'Script on home (kB)', figure: most('Script', home), most: HOME_SCRIPT_KB },
  ];
  return goals.map((goal) => ({ ...goal, what: `${content}: ${goal.what}` }));
}

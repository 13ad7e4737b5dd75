import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../../scripts/config/command-error.mjs';
import { runToEnd } from '../../scripts/run/child-processes.mjs';
import { type Goal, median, ratio, type Table } from './report.ts';
import { type NamedPage, visitBefore } from './site.ts';
import { requireTool } from './tools.ts';

const DEVICES = ['mobile', 'desktop'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const KINDS = ['Script', 'Stylesheet', 'Font', 'Image', 'Document'];
const TIMES = ['LCP', 'FCP', 'TBT', 'CLS'];
const KB = 1000;
const LIMIT_MS = 120_000;
/** Lighthouse shows three decimals: a letter that moves by a pixel when its font loads is below that. */
const CLS_STEPS = 1000;
/** The lowest good score of a time. The overall score can be the best without the best times. */
const GOOD_TIME = 0.9;

/** Goals: times relative to a handmade static page, and sizes. */
const PAINT_RATIO = 1.1;
const TBT_MS = 50;
const HOME_SCRIPT_KB = 125;

/** The used part of Lighthouse's result. */
interface Result {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message?: string };
}

interface Audit {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

/** By column names: times in ms, scores of 100, sizes in kB as transferred. */
type Figures = Record<string, number>;

/** `floor`: a handmade page. */
export type Origins = { site: string; floor?: string };

interface PageQuality {
  page: string;
  device: string;
  site: Figures;
  /** Empty without a page to compare with. */
  floor: Figures;
  /** Audits of the site without all points. */
  notes: string[];
}

interface How {
  runs: number;
  /** Of the browser's debugger. */
  port: number;
  folder: string;
}

/**
 * Measures one page once, in a separate program that can be killed if it hangs.
 *
 * @throws {CommandError} with Lighthouse's output when it could not measure
 */
async function measurePage(url: string, device: string, { port, folder }: How): Promise<Result> {
  const file = join(folder, 'lighthouse.json');
  const script = join(dirname(requireTool.resolve('lighthouse/package.json')), 'cli', 'index.js');
  const output = ['--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting'];
  const preset = device === 'desktop' ? ['--preset=desktop'] : [];
  const args = [script, url, `--port=${port}`, ...output, ...preset];
  const ended = await runToEnd(process.execPath, args, { cwd: folder, limitMs: LIMIT_MS });
  if (ended.code !== 0)
    throw new CommandError(`Lighthouse could not measure ${url}:`, { detail: ended.output });
  const result: Result = JSON.parse(readFileSync(file, 'utf8'));
  if (result.runtimeError?.message) throw new CommandError(`Lighthouse: ${result.runtimeError.message}`);
  return result;
}

function figuresOf(result: Result): Figures {
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const requests = result.audits['network-requests']?.details?.items ?? [];
  const ofKind = (kind: string) =>
    requests.reduce((sum, each) => sum + (each.resourceType === kind ? (each.transferSize ?? 0) : 0), 0) / KB;
  const score = (name: string) => 100 * (result.categories[name]?.score ?? Number.NaN);
  return {
    LCP: value('largest-contentful-paint'),
    FCP: value('first-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: Math.round(value('cumulative-layout-shift') * CLS_STEPS) / CLS_STEPS,
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(score(name))])),
    ...Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind)])),
    all: KINDS.reduce((sum, kind) => sum + ofKind(kind), 0),
    requests: requests.length,
  };
}

function medians(results: Result[]): Figures {
  const runs = results.map(figuresOf);
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]));
}

function lostPoints({ audits, categories }: Result) {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) => {
    const enough = name === 'performance' ? GOOD_TIME : 1;
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < enough);
    return lost.map(({ id }) => `${name}: ${audits[id]?.title ?? id}`);
  });
}

export async function pageQuality(pages: NamedPage[], origins: Origins, how: How) {
  const results: PageQuality[] = [];
  for (const { name, path } of pages) {
    await visitBefore(origins.site + path);
    for (const device of DEVICES) {
      const site: Result[] = [];
      const floor: Result[] = [];
      // Alternately, so that other load affects both.
      for (let run = 0; run < how.runs; run += 1) {
        site.push(await measurePage(origins.site + path, device, how));
        if (origins.floor) floor.push(await measurePage(origins.floor + path, device, how));
      }
      const notes = site.flatMap(lostPoints).map((what) => `${name}, ${device}: ${what}`);
      results.push({ page: name, device, site: medians(site), floor: medians(floor), notes });
      console.log(`  Lighthouse: ${name}, ${device}`);
    }
  }
  return results;
}

/** @returns NaN without a floor */
const toFloor = ({ site, floor }: PageQuality, paint: string) =>
  ratio(site[paint] ?? Number.NaN, floor[paint] ?? Number.NaN);

/** @param content "Starter content" */
export function qualityTables(results: PageQuality[], content: string): Table[] {
  const compared = ['LCP of floor', 'FCP of floor', 'LCP ratio', 'FCP ratio'];
  const sizes = [...CATEGORIES, ...KINDS, 'all', 'requests'];
  return [
    {
      title: `${content}: times (ms), medians`,
      columns: ['Page', 'Device', ...TIMES, ...compared],
      rows: results.map((result) => {
        const { page, device, site, floor } = result;
        const ratios = [toFloor(result, 'LCP'), toFloor(result, 'FCP')];
        return [page, device, ...TIMES.map((name) => site[name]), floor.LCP, floor.FCP, ...ratios];
      }),
    },
    {
      title: `${content}: scores of 100, and kB as transferred`,
      columns: ['Page', 'Device', ...sizes],
      rows: results.map(({ page, device, site }) => [page, device, ...sizes.map((name) => site[name])]),
      notes: [...new Set(results.flatMap(({ notes }) => notes))],
    },
  ];
}

/** @param content "Starter content" */
export function qualityGoals(results: PageQuality[], content: string): Goal[] {
  const worst = (paint: string) => Math.max(...results.map((result) => toFloor(result, paint)));
  const most = (name: string, among: PageQuality[]) =>
    Math.max(...among.map(({ site }) => site[name] ?? Number.NaN));
  const mobile = results.filter(({ device }) => device === 'mobile');
  const home = results.filter(({ page }) => page === 'home');
  const scores = results.flatMap(({ site }) => CATEGORIES.map((name) => site[name] ?? Number.NaN));
  const goals = [
    { what: 'LCP to that of the hand-made page', figure: worst('LCP'), most: PAINT_RATIO },
    { what: 'FCP to that of the hand-made page', figure: worst('FCP'), most: PAINT_RATIO },
    { what: 'TBT on a phone (ms)', figure: most('TBT', mobile), most: TBT_MS },
    { what: 'CLS', figure: most('CLS', results), most: 0 },
    { what: 'Lowest score of all four categories', figure: Math.min(...scores), most: 100, least: true },
    { what: 'Script on home (kB)', figure: most('Script', home), most: HOME_SCRIPT_KB },
  ];
  return goals.map((goal) => ({ ...goal, what: `${content}: ${goal.what}` }));
}

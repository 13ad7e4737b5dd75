// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runToEnd } from '../running/owned-process.mjs';
import { Stop } from '../stop.mjs';
import { median } from './figures.mjs';
import { requireTool } from './tools.mjs';

/**
 * @typedef {'mobile' | 'desktop'} Device
 *
 * @typedef {object} PageFigures one run, or medians of several
 * @property {number} lcp milliseconds, as are the other two times
 * @property {number} fcp
 * @property {number} tbt
 * @property {number} cls
 * @property {Record<string, number>} scores by category, of 100
 * @property {Record<string, number>} kilobytes by kind, as transferred
 * @property {number} requests
 * @property {string[]} shortcomings what cost points
 * @property {string[]} failed paths of requests that were refused
 *
 * @typedef {object} Audit
 * @property {number | null} score
 * @property {string} title
 * @property {number} [numericValue]
 * @property {{ items?: { url?: string, resourceType?: string, transferSize?: number, statusCode?: number }[] }} [details]
 *
 * @typedef {object} Report
 * @property {Record<string, Audit>} audits
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {{ message?: string }} [runtimeError]
 */

export const DEVICES = /** @type {const} */ (['mobile', 'desktop']);
export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
export const KINDS = /** @type {const} */ (['Script', 'Stylesheet', 'Font', 'Image', 'Document']);

const LIMIT_MS = 120_000;
const KB = 1000;
/** Lighthouse shows three decimals: a letter that moves by a pixel when its font comes is below that. */
const CLS_STEPS = 1000;
/** The times of the simulated device that make up the score; a page may well have the best score without the best time. */
const CATEGORY_OF_TIMES = 'performance';

/**
 * Measures one page once.
 *
 * @param {string} url
 * @param {{ device: Device, port: number, folder: string }} options `port` of the browser's debugger
 * @returns {Promise<PageFigures>}
 * @throws {Stop} with what Lighthouse said when it could not measure
 */
export async function measurePage(url, { device, port, folder }) {
  const file = join(folder, 'lighthouse.json');
  const script = join(dirname(requireTool.resolve('lighthouse/package.json')), 'cli', 'index.js');
  const { code, output } = await runToEnd(
    process.execPath,
    [
      script,
      url,
      `--port=${port}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { cwd: folder, limitMs: LIMIT_MS },
  );
  if (code !== 0) throw new Stop(`Lighthouse could not measure ${url}:`, { detail: output });
  /** @type {Report} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError?.message) throw new Stop(`Lighthouse: ${report.runtimeError.message}`);
  return figuresOf(report);
}

/**
 * @param {Report} report
 * @returns {PageFigures}
 */
function figuresOf({ audits, categories }) {
  /** @param {string} id */
  const time = (id) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  /** @param {string} kind */
  const transferred = (kind) =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / KB;
  const failed = requests.filter(({ statusCode = 0 }) => statusCode >= 400);
  return {
    lcp: time('largest-contentful-paint'),
    fcp: time('first-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: Math.round(time('cumulative-layout-shift') * CLS_STEPS) / CLS_STEPS,
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? Number.NaN)]),
    ),
    kilobytes: Object.fromEntries(KINDS.map((kind) => [kind, transferred(kind)])),
    requests: requests.length,
    shortcomings: CATEGORIES.flatMap((name) => lostPoints(name, { audits, categories })),
    failed: failed.map(({ url = '' }) => new URL(url).pathname),
  };
}

/**
 * @param {typeof CATEGORIES[number]} name
 * @param {Pick<Report, 'audits' | 'categories'>} report
 */
function lostPoints(name, { audits, categories }) {
  const refs = categories[name]?.auditRefs ?? [];
  return refs
    .filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (name === CATEGORY_OF_TIMES ? 0.9 : 1),
    )
    .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`);
}

/**
 * @param {PageFigures[]} runs at least one
 * @returns {PageFigures}
 */
export function medianFigures(runs) {
  const [first] = runs;
  if (!first) throw new Error('There is no median of nothing.');
  /** @param {(figures: PageFigures) => number} value */
  const of = (value) => median(runs.map(value));
  return {
    lcp: of(({ lcp }) => lcp),
    fcp: of(({ fcp }) => fcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, of(({ scores }) => scores[name] ?? Number.NaN)]),
    ),
    kilobytes: Object.fromEntries(KINDS.map((kind) => [kind, of(({ kilobytes }) => kilobytes[kind] ?? 0)])),
    requests: of(({ requests }) => requests),
    shortcomings: [...new Set(runs.flatMap(({ shortcomings }) => shortcomings))],
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

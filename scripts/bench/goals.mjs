// @ts-check
import { ratio } from './figures.mjs';
import { CATEGORIES } from './lighthouse.mjs';

/**
 * @import { Load } from './load.mjs'
 * @import { Compared } from './growth.mjs'
 * @import { PageQuality } from './page-quality.mjs'
 * @import { Table } from './report.mjs'
 *
 * @typedef {object} Goal
 * @property {string} what
 * @property {number} figure the worst one measured
 * @property {number} most a figure above it misses the goal; below it, for `least`
 * @property {boolean} [least]
 */

/** Times the same page written by hand and served as a file. */
const PAINT_RATIO = 1.1;
const TBT_MS = 50;
const HOME_SCRIPT_KB = 125;
/** Of what nginx serves in a second. */
const CACHED_PART = 0.25;
const FIRST_BYTE_MS = 60;
/** Of the time on a hundredth of the content. */
const GROWTH_RATIO = 1.2;

/**
 * @param {PageQuality[]} results
 * @param {string} content "Starter content"
 * @returns {Goal[]}
 */
export function qualityGoals(results, content) {
  /** @param {'lcp' | 'fcp'} paint */
  const worst = (paint) =>
    Math.max(...results.flatMap(({ site, floor }) => (floor ? [ratio(site[paint], floor[paint])] : [])));
  const home = results.filter(({ page }) => page === 'home');
  const mobile = results.filter(({ device }) => device === 'mobile');
  const scores = results.flatMap(({ site }) => CATEGORIES.map((name) => Math.round(site.scores[name] ?? 0)));
  const goals = [
    { what: 'LCP to that of the hand-made page', figure: worst('lcp'), most: PAINT_RATIO },
    { what: 'FCP to that of the hand-made page', figure: worst('fcp'), most: PAINT_RATIO },
    { what: 'TBT on a phone (ms)', figure: Math.max(...mobile.map(({ site }) => site.tbt)), most: TBT_MS },
    { what: 'CLS', figure: Math.max(...results.map(({ site }) => site.cls)), most: 0 },
    { what: 'Lowest score of all four categories', figure: Math.min(...scores), most: 100, least: true },
    {
      what: 'Script on home (kB)',
      figure: Math.max(...home.map(({ site }) => site.kilobytes.Script ?? 0)),
      most: HOME_SCRIPT_KB,
    },
  ];
  return goals.map((goal) => ({ ...goal, what: `${content}: ${goal.what}` }));
}

/**
 * @param {{ site: Load, copy?: Load }[]} cached
 * @returns {Goal[]}
 */
export function loadGoals(cached) {
  const parts = cached.flatMap(({ site, copy }) => (copy ? [ratio(site.perSecond, copy.perSecond)] : []));
  return [
    { what: 'Cached pages a second to nginx', figure: Math.min(...parts), most: CACHED_PART, least: true },
  ];
}

/**
 * @param {{ pages: Compared[], p95: number }} results
 * @returns {Goal[]}
 */
export function growthGoals({ pages, p95 }) {
  return [
    { what: 'First byte of an uncached page, p95 (ms)', figure: p95, most: FIRST_BYTE_MS },
    {
      what: 'Pages on much content to pages on little',
      figure: Math.max(...pages.map(({ small, large }) => ratio(large, small))),
      most: GROWTH_RATIO,
    },
  ];
}

/** @param {Goal} goal */
export const isMet = ({ figure, most, least = false }) => (least ? figure >= most : figure <= most);

/**
 * @param {Goal[]} goals
 * @returns {Table}
 */
export function goalTable(goals) {
  const measured = goals.filter(({ figure }) => Number.isFinite(figure));
  return {
    title: 'Goals, each with the worst figure measured',
    columns: ['What', 'Figure', 'Goal', 'Met'],
    rows: measured.map((goal) => [
      goal.what,
      goal.figure,
      `${goal.least ? '≥' : '≤'} ${goal.most}`,
      isMet(goal) ? 'yes' : 'no',
    ]),
  };
}

// @ts-check
import { ratio } from './figures.mjs';
import { CATEGORIES, DEVICES, KINDS, measurePage, medianFigures } from './lighthouse.mjs';

/**
 * @import { Device, PageFigures } from './lighthouse.mjs'
 * @import { Table } from './report.mjs'
 *
 * @typedef {object} PageQuality
 * @property {string} page
 * @property {Device} device
 * @property {PageFigures} site
 * @property {PageFigures} [copy] the same page served as a file
 */

/**
 * Lighthouse on each page and device, the site and its copy by turns, so that what else happens on the machine
 * strikes both.
 *
 * @param {{ name: string, path: string }[]} pages
 * @param {{ siteUrl: string, copyUrl?: string, runs: number, port: number, folder: string }} options
 * @returns {Promise<PageQuality[]>}
 */
export async function pageQuality(pages, { siteUrl, copyUrl, runs, port, folder }) {
  const results = [];
  for (const { name, path } of pages) {
    for (const device of DEVICES) {
      const how = { device, port, folder };
      /** @type {PageFigures[]} */
      const site = [];
      /** @type {PageFigures[]} */
      const copy = [];
      for (let run = 0; run < runs; run += 1) {
        site.push(await measurePage(siteUrl + path, how));
        if (copyUrl) copy.push(await measurePage(copyUrl + path, how));
      }
      results.push({
        page: name,
        device,
        site: medianFigures(site),
        ...(copyUrl && { copy: medianFigures(copy) }),
      });
      console.log(`  Lighthouse: ${name}, ${device}`);
    }
  }
  return results;
}

const TOTALS = ['all', 'all of copy', 'requests'];

/** @param {PageFigures} figures */
const total = ({ kilobytes }) => Object.values(kilobytes).reduce((sum, each) => sum + each, 0);

/**
 * @param {PageQuality[]} results
 * @param {string} title
 * @returns {Table[]}
 */
export function qualityTables(results, title) {
  const cost = results
    .filter(({ site }) => site.shortcomings.length > 0)
    .map(({ page, device, site }) => `${page}, ${device}: ${site.shortcomings.join('; ')}`);
  const missing = results.flatMap(({ copy }) => copy?.failed ?? []);
  const notes = [...cost, ...new Set(missing.map((what) => `The static copy has no ${what}`))];
  return [
    {
      title: `${title}: times (ms), medians`,
      columns: ['Page', 'Device', 'LCP', 'FCP', 'TBT', 'CLS', 'LCP of copy', 'FCP of copy', 'LCP ratio'],
      rows: results.map(({ page, device, site, copy }) => [
        page,
        device,
        Math.round(site.lcp),
        Math.round(site.fcp),
        Math.round(site.tbt),
        site.cls,
        copy && Math.round(copy.lcp),
        copy && Math.round(copy.fcp),
        copy && ratio(site.lcp, copy.lcp),
      ]),
    },
    {
      title: `${title}: scores of 100, and kB as transferred`,
      columns: ['Page', 'Device', ...CATEGORIES, ...KINDS.map((kind) => kind.toLowerCase()), ...TOTALS],
      rows: results.map(({ page, device, site, copy }) => [
        page,
        device,
        ...CATEGORIES.map((name) => Math.round(site.scores[name] ?? Number.NaN)),
        ...KINDS.map((kind) => site.kilobytes[kind]),
        total(site),
        copy && total(copy),
        site.requests,
      ]),
      notes,
    },
  ];
}

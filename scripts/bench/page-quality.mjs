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
 * @property {PageFigures} [floor] the page as somebody would write it by hand, served as a file
 */

/**
 * Lighthouse on each page and device, the site and what it is compared with by turns, so that what else happens on the
 * machine strikes all.
 *
 * @param {{ name: string, path: string }[]} pages
 * @param {{ siteUrl: string, copyUrl?: string, floorUrl?: string, runs: number, port: number, folder: string }} options
 * @returns {Promise<PageQuality[]>}
 */
export async function pageQuality(pages, { siteUrl, copyUrl, floorUrl, runs, port, folder }) {
  const origins = Object.entries({ site: siteUrl, copy: copyUrl, floor: floorUrl }).filter(([, url]) => url);
  const results = [];
  for (const { name, path } of pages) {
    for (const device of DEVICES) {
      const how = { device, port, folder };
      /** @type {{ what: string, figures: PageFigures }[]} */
      const turns = [];
      for (let run = 0; run < runs; run += 1) {
        for (const [what, url] of origins)
          turns.push({ what, figures: await measurePage(`${url}${path}`, how) });
      }
      const medians = origins.map(([what]) => {
        const figures = turns.filter((turn) => turn.what === what).map((turn) => turn.figures);
        return [what, medianFigures(figures)];
      });
      results.push({ page: name, device, ...Object.fromEntries(medians) });
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
      columns: [
        'Page',
        'Device',
        'LCP',
        'FCP',
        'TBT',
        'CLS',
        'LCP of copy',
        'LCP of floor',
        'FCP of floor',
        'LCP ratio',
        'FCP ratio',
      ],
      rows: results.map(({ page, device, site, copy, floor }) => [
        page,
        device,
        Math.round(site.lcp),
        Math.round(site.fcp),
        Math.round(site.tbt),
        site.cls,
        copy && Math.round(copy.lcp),
        floor && Math.round(floor.lcp),
        floor && Math.round(floor.fcp),
        floor && ratio(site.lcp, floor.lcp),
        floor && ratio(site.fcp, floor.fcp),
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

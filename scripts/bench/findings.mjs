// @ts-check
import { writeFileSync } from 'node:fs';
import { secondsSince } from '../setup/progress.mjs';
import { Stop } from '../stop.mjs';
import { markdownTable, plainTable } from './report.mjs';

/**
 * @import { Goal } from './goals.mjs'
 * @import { Table } from './report.mjs'
 */

/** What has been measured; each table is printed as soon as it is there. */
export class Findings {
  /** @type {Table[]} */
  #tables = [];
  /** @type {Goal[]} */
  goals = [];

  /** @param {Table[]} tables */
  add(...tables) {
    for (const table of tables) console.log(plainTable(table));
    this.#tables.push(...tables);
  }

  /**
   * Does one part. When it cannot be done, says why and lets the others go on.
   *
   * @template T
   * @param {string} what "Lighthouse on the starter content"
   * @param {() => Promise<T>} work
   * @returns {Promise<T | undefined>}
   */
  async attempt(what, work) {
    const since = Date.now();
    console.log(`\n── ${what}`);
    try {
      const result = await work();
      console.log(`── ${what}: ${secondsSince(since)}`);
      return result;
    } catch (error) {
      const reason =
        error instanceof Stop ? [error.message, error.detail].filter(Boolean).join('\n') : String(error);
      console.log(`── ${what}: not measured. ${reason}`);
      return undefined;
    }
  }

  /** @param {{ json?: string, markdown?: string }} files */
  write({ json, markdown }) {
    if (json) writeFileSync(json, `${JSON.stringify(this.#tables, null, 2)}\n`);
    if (markdown) writeFileSync(markdown, this.#tables.map(markdownTable).join('\n'));
  }
}

import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '../cache/replace-file';

const Counts = z.record(z.string(), z.number().int().nonnegative());

/** More different paths than this, or longer ones, come from scanners and are counted together. */
const MAX_PATHS = 500;
const LONGEST_PATH = 120;
/** A new path replaces the least requested of this many paths, those whose last request is the longest ago. */
const OLDEST = 50;
const OTHERS = '(others)';
const WRITE_EVERY_MS = 10_000;

/**
 * Counts requests for each missing path in DATA_DIR/missed-paths.json, to show which former addresses need a redirect.
 * Stores nothing about visitors, no query and no time.
 */
export class MissedPaths {
  /** Since the last write */
  private fresh = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly file: string,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  count(path: string): void {
    add(this.fresh, lettersOf(path) <= LONGEST_PATH ? path : OTHERS, 1);
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /**
   * Adds the new counts to the file, which other sites share; readers never see half a file. Of two simultaneous
   * writes one is lost.
   */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    if (this.timer === undefined) return;
    this.timer = undefined;
    const { fresh } = this;
    this.fresh = new Map();
    try {
      const counts = await readCounts(this.file);
      for (const [name, times] of fresh) add(counts, name, times);
      await replaceFile(this.file, JSON.stringify(Object.fromEntries(counts), null, 2));
    } catch (error) {
      this.onFailure(error);
    }
  }
}

/** Counts letters as people read them: a Korean letter is nine characters of an address. */
function lettersOf(path: string): number {
  try {
    return [...decodeURIComponent(path)].length;
  } catch {
    return path.length;
  }
}

/** The path with the latest request is last, also in the file. */
function add(counts: Map<string, number>, name: string, times: number): void {
  const before = counts.get(name);
  if (before === undefined && name !== OTHERS) makeRoom(counts);
  counts.delete(name);
  counts.set(name, (before ?? 0) + times);
}

/** A scan of a thousand paths only evicts its own, not the paths that are requested every day. */
function makeRoom(counts: Map<string, number>): void {
  const paths = counts.size - (counts.has(OTHERS) ? 1 : 0);
  if (paths < MAX_PATHS) return;
  const oldest = [...counts].filter(([name]) => name !== OTHERS).slice(0, OLDEST);
  const [name, count] = oldest.reduce((least, other) => (other[1] < least[1] ? other : least));
  counts.delete(name);
  counts.set(OTHERS, (counts.get(OTHERS) ?? 0) + count);
}

async function readCounts(file: string): Promise<Map<string, number>> {
  try {
    return new Map(Object.entries(Counts.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    // The first start has no file, and a damaged one must not stop the site.
    return new Map();
  }
}

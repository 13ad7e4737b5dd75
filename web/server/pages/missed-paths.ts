import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const Counts = z.record(z.string(), z.number().int().nonnegative());

/** More different paths than this, or longer ones, come from scanners: they are counted together. */
const MOST_PATHS = 500;
const LONGEST_PATH = 120;
/** Of so many that nobody has asked for the longest, the one asked for least gives way to a new path. */
const OLDEST = 50;
const OTHERS = '(others)';
const WRITE_EVERY_MS = 10_000;

/**
 * Counts how often each missing path was asked for, in DATA_DIR/missed-paths.json: where former addresses of pages lead
 * nowhere. Nothing about the visitor, no query, no time is kept.
 */
export class MissedPaths {
  /** The last asked for stands last, in the file too */
  private readonly counts: Map<string, number>;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly file: string) {
    this.counts = new Map(Object.entries(readCounts(file)));
  }

  count(path: string): void {
    const name = path.length <= LONGEST_PATH ? path : OTHERS;
    const before = this.counts.get(name);
    if (before === undefined && name !== OTHERS) this.makeRoom();
    this.counts.delete(name);
    this.counts.set(name, (before ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** A scan of a thousand paths drives out itself, not the paths that are asked for every day. */
  private makeRoom() {
    const paths = this.counts.size - (this.counts.has(OTHERS) ? 1 : 0);
    if (paths < MOST_PATHS) return;
    const oldest = [...this.counts].filter(([name]) => name !== OTHERS).slice(0, OLDEST);
    const [name, count] = oldest.reduce((least, other) => (other[1] < least[1] ? other : least));
    this.counts.delete(name);
    this.counts.set(OTHERS, (this.counts.get(OTHERS) ?? 0) + count);
  }

  /** Writes what has been counted since; a reader never sees half a file. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    if (this.timer === undefined) return;
    this.timer = undefined;
    await mkdir(dirname(this.file), { recursive: true, mode: 0o700 });
    const draft = `${this.file}.new`;
    await writeFile(draft, JSON.stringify(Object.fromEntries(this.counts), null, 2), { mode: 0o600 });
    await rename(draft, this.file);
  }
}

function readCounts(file: string): Record<string, number> {
  try {
    return Counts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The first start has no file; a damaged one is not worth stopping for.
    return {};
  }
}

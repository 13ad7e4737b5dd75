import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const Counts = z.record(z.string(), z.number().int().nonnegative());

/** More different paths than this, or longer ones, come from scanners: they are counted together. */
const MOST_PATHS = 500;
const LONGEST_PATH = 120;
const OTHERS = '(others)';
const WRITE_EVERY_MS = 10_000;

/** Counts how often each missing path was asked for. Nothing about the visitor, no query, no time is kept. */
export class MissedPaths {
  private readonly counts: Map<string, number>;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly file: string) {
    this.counts = new Map(Object.entries(readCounts(file)));
  }

  count(path: string): void {
    const known = this.counts.has(path) || (this.counts.size < MOST_PATHS && path.length <= LONGEST_PATH);
    const name = known ? path : OTHERS;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** Writes what has been counted since; a reader never sees half a file. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    if (this.timer === undefined) return;
    this.timer = undefined;
    await mkdir(dirname(this.file), { recursive: true });
    const draft = `${this.file}.new`;
    await writeFile(draft, JSON.stringify(Object.fromEntries(this.counts), null, 2));
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

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { includesFolded } from '../../platform/database/text-comparison';
import { movedPaths } from './redirects';
import { decodedPath, pathKey, sitePath } from './site-paths';

/** The public origin writes it: web/server/pages/missed-paths.ts. */
const FILE = 'missed-paths.json';

interface MissedPathsQuery {
  q: string;
  page: number;
  pageSize: number;
}

/** Returns requested addresses without a page or redirect, most requested first. */
export async function missedPaths(strapi: Core.Strapi, { q, page, pageSize }: MissedPathsQuery) {
  const moved = new Set((await movedPaths(strapi)).map(({ from }) => pathKey(from)));
  const matching = (await readCounts(strapi))
    // Leave out the entry for uncounted paths, and redirected paths.
    .filter(({ path }) => sitePath(path) !== undefined && !moved.has(pathKey(sitePath(path) ?? '')))
    .filter(({ path }) => includesFolded(decodedPath(path), decodedPath(q)))
    .sort((one, other) => other.count - one.count || one.path.localeCompare(other.path));
  const total = matching.length;
  return {
    nodes: matching.slice((page - 1) * pageSize, page * pageSize),
    pageInfo: { total, page, pageSize, pageCount: Math.ceil(total / pageSize) },
  };
}

async function readCounts(strapi: Core.Strapi): Promise<{ path: string; count: number }[]> {
  const file = join(resolve(strapi.dirs.static.public, '..'), FILE);
  try {
    const counts: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Object.entries(counts ?? {}).map(([path, count]) => ({ path, count: Number(count) || 0 }));
  } catch {
    // No misses yet, or the origin keeps its data elsewhere.
    return [];
  }
}

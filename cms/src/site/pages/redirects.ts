import type { Core } from '@strapi/strapi';
import { beforeSave } from '../../content/rules/rule';
import { refused } from '../wording';
import { decodedPath, initiativePaths, isOpen, isTaken, pathKey, sitePath } from './site-paths';

const REDIRECT = 'api::redirect.redirect';

/** Characters as people read them: a Korean letter is nine in an address. */
const LONGEST = 255;

/** More than anyone makes by hand; every origin keeps them all in memory. */
const MAX = 1000;

interface Redirect {
  documentId: string;
  fromPath: string;
  toPath: string;
}

const readAll = (strapi: Core.Strapi): Promise<Redirect[]> =>
  strapi.db
    .query(REDIRECT)
    .findMany({ select: ['documentId', 'fromPath', 'toPath'], orderBy: { id: 'asc' } });

type Leads = ReadonlyMap<string, string>;

const leadsOf = (redirects: readonly Omit<Redirect, 'documentId'>[]): Map<string, string> =>
  new Map(redirects.map(({ fromPath, toPath }) => [pathKey(fromPath), toPath]));

/** Returns the final target of a path; undefined for a circle. */
function endOf(path: string, leads: Leads): string | undefined {
  const passed = new Set<string>();
  let end = path;
  for (let next = leads.get(pathKey(end)); next !== undefined; next = leads.get(pathKey(end))) {
    if (passed.has(pathKey(end))) return undefined;
    passed.add(pathKey(end));
    end = next;
  }
  return end;
}

/** Returns every redirect and former address of the initiative, with its final target. A chain becomes one step; circles are left out. */
export async function movedPaths(strapi: Core.Strapi): Promise<{ from: string; to: string }[]> {
  const { current, former } = await initiativePaths(strapi);
  const ofInitiative = ['', '/v1'].flatMap((root) =>
    former.map((path) => ({ fromPath: root + path, toPath: root + current })),
  );
  const all = [...(await readAll(strapi)), ...ofInitiative];
  const leads = leadsOf(all);
  return all.flatMap(({ fromPath: from }) => {
    const to = endOf(from, leads);
    return to === undefined ? [] : [{ from, to }];
  });
}

/** Checks that a redirect leads from a missing address to a page that visitors can open, never in a circle. */
export const redirectsThatLead = beforeSave(async ({ strapi, data, documentId }) => {
  for (const name of ['fromPath', 'toPath']) {
    if (typeof data[name] === 'string') data[name] = pathIn(name, data[name]);
  }
  const all = await readAll(strapi);
  const before = all.find((redirect) => redirect.documentId === documentId);
  const { fromPath, toPath } = { ...before, ...data } as Partial<Redirect>;
  // Strapi reports the missing field.
  if (!fromPath || !toPath) return;
  await checkStart(
    strapi,
    fromPath,
    all.filter((redirect) => redirect !== before),
  );
  const leads = leadsOf(all);
  if (before) leads.delete(pathKey(before.fromPath));
  await checkEnd(strapi, fromPath, endOf(fromPath, leads.set(pathKey(fromPath), toPath)));
});

/**
 * Checks the target of a redirect.
 *
 * @param end the final target; undefined for a circle
 * @throws ValidationError unless visitors find a page there
 */
async function checkEnd(strapi: Core.Strapi, from: string, end: string | undefined): Promise<void> {
  if (end === undefined) throw refused('REDIRECT_CIRCLE', { field: 'toPath', params: { path: from } });
  if (!(await isOpen(strapi, end)))
    throw refused('REDIRECT_TO_NO_PAGE', { field: 'toPath', params: { path: decodedPath(end) } });
}

/** @throws ValidationError if visitors already find a page at the path */
async function checkStart(strapi: Core.Strapi, path: string, others: readonly Redirect[]): Promise<void> {
  const field = 'fromPath';
  if (others.length >= MAX) throw refused('REDIRECTS_FULL', { field, params: { most: MAX } });
  if (await isTaken(strapi, path)) throw refused('REDIRECT_FROM_PAGE', { field, params: { path } });
  const same = others.find(({ fromPath }) => pathKey(fromPath) === pathKey(path));
  if (same) throw refused('REDIRECT_TAKEN', { field, params: { path: same.fromPath } });
}

function pathIn(field: string, typed: string): string {
  const path = typed.trim() && sitePath(typed.trim());
  if (path === undefined) throw refused('PATH_INVALID', { field });
  if ([...decodedPath(path)].length > LONGEST)
    throw refused('TOO_LONG', { field, params: { most: LONGEST } });
  return path;
}

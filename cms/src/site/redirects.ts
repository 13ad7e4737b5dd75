import type { Core } from '@strapi/strapi';
import { type Rule, writtenData } from '../rules/document-middleware';
import { refusedField, refusedValue } from '../rules/refused-field';
import { isPage, sitePath } from './site-paths';

const REDIRECT = 'api::redirect.redirect';

/** More than anybody makes by hand; every origin keeps them all in memory. */
const MOST = 1000;

interface Redirect {
  documentId: string;
  fromPath: string;
  toPath: string;
}

const readAll = (strapi: Core.Strapi): Promise<Redirect[]> =>
  strapi.db
    .query(REDIRECT)
    .findMany({ select: ['documentId', 'fromPath', 'toPath'], orderBy: { id: 'asc' } });

/** Where a path leads in the end; undefined when it leads in a circle. */
function endOf(path: string, leads: ReadonlyMap<string, string>): string | undefined {
  const passed = new Set<string>();
  let end = path;
  for (let next = leads.get(end); next !== undefined; next = leads.get(end)) {
    if (passed.has(end)) return undefined;
    passed.add(end);
    end = next;
  }
  return end;
}

/** Every path that visitors are sent on from, and where to: a chain is one step, a circle none. */
export async function movedPaths(strapi: Core.Strapi): Promise<{ from: string; to: string }[]> {
  const leads = new Map((await readAll(strapi)).map(({ fromPath, toPath }) => [fromPath, toPath]));
  return [...leads.keys()].flatMap((from) => {
    const to = endOf(from, leads);
    return to === undefined ? [] : [{ from, to }];
  });
}

/** A redirect leads from an address that is missing to another one of this site, and never in a circle. */
export const redirectsThatLead: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data) return next();
    for (const name of ['fromPath', 'toPath']) {
      if (typeof data[name] === 'string') data[name] = pathIn(name, data[name]);
    }
    const { documentId } = context.params as { documentId?: string };
    const all = await readAll(strapi);
    const before = all.find((redirect) => redirect.documentId === documentId);
    const { fromPath, toPath } = { ...before, ...data } as Partial<Redirect>;
    // Strapi says that a field is missing.
    if (!fromPath || !toPath) return next();
    await checkStart(
      strapi,
      fromPath,
      all.filter((redirect) => redirect !== before),
    );
    const leads = new Map(all.map((redirect) => [redirect.fromPath, redirect.toPath]));
    if (before) leads.delete(before.fromPath);
    if (endOf(fromPath, leads.set(fromPath, toPath)) === undefined)
      throw refusedField(['toPath'], `toPath leads back to ${fromPath}: please choose another page`);
    return next();
  };

/** @throws ValidationError when visitors find something at the path already */
async function checkStart(strapi: Core.Strapi, path: string, others: readonly Redirect[]): Promise<void> {
  const refused = (sentence: string) => refusedField(['fromPath'], sentence);
  if (others.length >= MOST)
    throw refused(`fromPath is one too many after ${MOST} redirects: please remove one that is not needed`);
  if (await isPage(strapi, path))
    throw refused(`fromPath is a page of this site: please take an address that is missing, not ${path}`);
  if (others.some(({ fromPath }) => fromPath === path))
    throw refused(`fromPath has a redirect already: please remove the one from ${path} first`);
}

function pathIn(name: string, typed: string): string {
  const path = typed.trim() && sitePath(typed.trim());
  if (path === undefined)
    throw refusedValue(name, 'must be the path of a page of this site, such as /portfolio, without ? and #');
  return path;
}

import { aroundSave } from '../../content/rules/rule';
import { INITIATIVE_PATH, sitePageAt } from '../../shared/site-pages';
import { rememberSlug } from '../slugs/former-slugs';
import { typedSlug } from '../slugs/settle-slug';
import { refused } from '../wording';
import { initiativePaths, sitePath } from './site-paths';

const INITIATIVE = 'api::initiative.initiative';

/** Gives the initiative a free address, the first one for an empty field, and remembers its former one. */
export const initiativeAddress = aroundSave(async ({ strapi, data, documentId }, next) => {
  if (typeof data.slug !== 'string' && data.slug !== null) return next();
  const path = data.slug ? `/${typedSlug(data.slug)}` : INITIATIVE_PATH;
  data.slug = path.slice(1);
  const { current } = await initiativePaths(strapi);
  if (path === current) return next();
  const field = 'slug';
  const isOther = path !== INITIATIVE_PATH && (sitePageAt(path) || path === '/v1');
  if (isOther || !sitePath(path)) throw refused('ADDRESS_OF_PAGE', { field, params: { path } });
  return strapi.db.transaction(async ({ trx }) => {
    if (await trx('redirects').whereRaw('lower(from_path) = ?', [path]).first('id'))
      throw refused('REDIRECT_TAKEN', { field, params: { path } });
    if (documentId) await rememberSlug(trx, INITIATIVE, documentId);
    return next();
  });
});

import { forgetSlugs, rememberSlug } from '../blog/former-slugs';
import type { Rule } from './document-middleware';

/**
 * Links to a post outlive its slug. A slug is fixed while its post is published (`blogPostText`), so that it can only
 * become a former one after the post was taken back: there it is remembered, until the post is deleted.
 */
export const formerSlugs: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const { uid, action } = context;
    if (uid !== 'api::blog-post.blog-post' || (action !== 'unpublish' && action !== 'delete')) return next();
    const { documentId } = context.params as { documentId: string };
    const keep = action === 'unpublish' ? rememberSlug : forgetSlugs;
    return strapi.db.transaction(async ({ trx }) => {
      await keep(trx, documentId);
      return next();
    });
  };

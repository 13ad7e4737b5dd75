import { isForVisitors } from '../../content';
import { type Rule, writtenData } from '../../content/rules/rule';

const BLOG_POST = 'api::blog-post.blog-post';

/**
 * Stores when a post was first published. That is its date on the site and its place in lists; later saves and
 * publications keep it. `listDate` orders the owner's list: the draft's creation, then the first publication.
 */
export const firstPublication: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    delete data?.firstPublishedAt;
    delete data?.listDate;
    const { action, params } = context;
    const publishes = action === 'publish' || (data !== undefined && isForVisitors(params));
    const now = new Date().toISOString();
    if (data && action === 'create') {
      data.listDate = now;
      if (publishes) data.firstPublishedAt = now;
    }
    if (!publishes || action === 'create') return next();
    const { documentId } = params as { documentId: string };
    return strapi.db.transaction(async () => {
      // Publishing copies the draft with both dates.
      await strapi.db.query(BLOG_POST).updateMany({
        where: { documentId, publishedAt: null, firstPublishedAt: null },
        data: { firstPublishedAt: now, listDate: now },
      });
      return next();
    });
  };

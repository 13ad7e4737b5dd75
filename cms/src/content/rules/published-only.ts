import { isRead, type Rule } from './rule';

/**
 * Stock Strapi hands drafts to anyone who asks for `status=draft`, and searches private columns with `_q`.
 * Whatever a visitor asks for, they read published content, and filter only by fields they may see.
 */
export const publishedOnly: Rule =
  ({ caller }) =>
  (context, next) => {
    if (isRead(context) && caller() === 'visitor') {
      const { _q, publicationFilter, hasPublishedVersion, ...params } = context.params as Record<
        string,
        unknown
      >;
      context.params = { ...params, status: 'published' } as typeof context.params;
    }
    return next();
  };

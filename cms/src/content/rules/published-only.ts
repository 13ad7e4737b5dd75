import { isRead, type Rule } from './rule';

/**
 * Limits visitors to published content and removes search. Stock Strapi returns drafts to anyone who sends
 * `status=draft`, and searches private columns by `_q`.
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

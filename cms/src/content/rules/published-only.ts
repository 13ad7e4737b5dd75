import { isRead, type Rule } from './rule';
import { refused } from './wording';

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

/**
 * Refuses the panel's Duplicate: a copy passes no rule of its type, and would have the original's number, link or key.
 */
export const noClones: Rule = () => (context, next) => {
  if (context.action === 'clone') throw refused('DUPLICATE_NOT_OFFERED');
  return next();
};

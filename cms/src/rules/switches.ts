import { errors } from '@strapi/utils';
import { readSwitches } from '../site/switches';
import { type DocumentContext, isRead, type Rule } from './document-middleware';

const BLOG_TYPES = ['api::blog-post.blog-post', 'api::comment.comment'];

/** What the owner switched off does not exist for visitors, through any door. */
export const switches: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    if (caller() !== 'visitor') return next();
    if (BLOG_TYPES.includes(context.uid) && !(await readSwitches(strapi)).enableBlog) {
      if (isRead(context)) return nothing(context);
      throw new errors.ForbiddenError('The blog is closed');
    }
    if (context.uid === 'api::volunteer.volunteer' && context.action === 'create') {
      if (!(await readSwitches(strapi)).enableVolunteers) {
        throw new errors.ForbiddenError('Volunteer applications are closed');
      }
    }
    return next();
  };

function nothing(context: DocumentContext): [] | 0 | null {
  if (context.action === 'findMany') return [];
  return context.action === 'count' ? 0 : null;
}

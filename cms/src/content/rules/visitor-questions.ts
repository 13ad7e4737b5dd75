import { attributesOf } from '../../platform/database/models';
import { isSubmission } from '../content-types';
import { isRead, type Rule } from './rule';
import { refused } from './wording';

const SCALARS = [
  'string text richtext uid email enumeration boolean date datetime time json',
  'integer biginteger decimal float',
].flatMap((types) => types.split(' '));
const OF_EVERY_ITEM = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt'];

/** Each condition on a text reads the whole table. The site's own filters have at most two. */
const MAX_CONDITIONS = 10;

/**
 * Lets visitors filter and sort a list by the public fields of its items. Relations, files and components would reveal
 * the order of values that visitors cannot read. Limits the number of conditions, however they are nested.
 */
export const visitorsQuestions: Rule =
  ({ strapi, caller }) =>
  (context, next) => {
    // Visitors cannot list submissions. The CMS reads approved comments for them by their post.
    if (!isRead(context) || caller() !== 'visitor' || isSubmission(context.uid)) return next();
    const { filters, sort } = context.params as Record<string, unknown>;
    requireFields('filters', filteredFields(filters));
    requireFields('sort', sortedFields(sort));
    return next();

    function requireFields(field: 'filters' | 'sort', names: readonly string[]): void {
      if (names.length > MAX_CONDITIONS)
        throw refused('TOO_MANY_CONDITIONS', { field, params: { most: MAX_CONDITIONS } });
      const attributes = attributesOf(strapi, context.uid);
      const name = names.find((one) => !OF_EVERY_ITEM.includes(one) && !isScalar(attributes[one]?.type));
      if (name !== undefined) throw refused('FIELD_NOT_COMPARED', { field, params: { name } });
    }
  };

const isScalar = (type: string | undefined): boolean => type !== undefined && SCALARS.includes(type);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields of all conditions, also of those within $and, $or and $not. */
function filteredFields(filters: unknown): string[] {
  return [filters].flat().flatMap((part) => {
    if (!isObject(part)) return [];
    return Object.entries(part).flatMap(([key, value]) =>
      key.startsWith('$') ? filteredFields(value) : [key],
    );
  });
}

/** Accepts every form that Strapi accepts: 'title:asc,date', ['title:asc'] and { title: 'asc' }. */
function sortedFields(sort: unknown): string[] {
  return [sort].flat().flatMap((part) => {
    if (isObject(part)) return Object.keys(part);
    if (typeof part !== 'string') return [];
    return part.split(',').flatMap((field) => field.split(':', 1)[0]?.trim() || []);
  });
}

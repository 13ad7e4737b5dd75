import type { Core, UID } from '@strapi/strapi';
import { type Attribute, attributesOf } from '../../platform/database/models';
import { canonicalEmail, canonicalText } from '../../shared/canonical-text';
import type { Rule } from './rule';
import { TEXT_LIST } from './text-lists';

/** SQLite and PostgreSQL treat the case differently in the first operators; the second ones ignore it in both. */
const IN_ANY_CASE: Record<string, string> = {
  $contains: '$containsi',
  $notContains: '$notContainsi',
  $startsWith: '$startsWithi',
  $endsWith: '$endsWithi',
};
/** One or several whole entries of a list. */
const IN_JSON = /^["[].*["\]]$/s;
/** Operators that compare a part of a text. */
const OF_PARTS = /contains|startsWith|endsWith/i;

/** Converts texts in filters to the canonical form in which texts are stored, and ignores case for parts of texts. */
export const canonicalQuestions: Rule =
  ({ strapi }) =>
  (context, next) => {
    const params = context.params as { filters?: unknown };
    if (params.filters)
      context.params = { ...params, filters: canonicalFilters(strapi, context.uid, params.filters) } as never;
    return next();
  };

/** @param field the attribute that the conditions are about; undefined between attributes */
function canonicalFilters(
  strapi: Core.Strapi,
  uid: UID.Schema,
  filters: unknown,
  field?: Partial<Attribute>,
): unknown {
  if (Array.isArray(filters)) return filters.map((item) => canonicalFilters(strapi, uid, item, field));
  if (typeof filters === 'string') return canonicalOperand(filters, field, '$eq');
  if (typeof filters !== 'object' || filters === null || filters instanceof Date) return filters;
  const attributes = attributesOf(strapi, uid);
  const conditions = Object.entries(filters).map(([key, value]) => {
    if (!key.startsWith('$')) {
      const attribute = attributes[key];
      const inner: UID.Schema | undefined = attribute?.target ?? attribute?.component;
      return [key, canonicalFilters(strapi, inner ?? uid, value, inner ? undefined : (attribute ?? {}))];
    }
    const operator = IN_ANY_CASE[key] ?? key;
    const operand = [value].flat().every((item) => typeof item === 'string')
      ? each(value as string | string[], (text) => canonicalOperand(text, field, operator))
      : canonicalFilters(strapi, uid, value, field);
    return [operator, operand];
  });
  return Object.fromEntries(conditions);
}

function each(value: string | string[], action: (text: string) => string): string | string[] {
  return Array.isArray(value) ? value.map(action) : action(value);
}

function canonicalOperand(text: string, field: Partial<Attribute> | undefined, operator: string): string {
  // A part with an @ is a copied address, such as <wanjiru@example.com>, and is normalized too.
  const isAddress = !OF_PARTS.test(operator) || text.normalize('NFKC').includes('@');
  if (field?.type === 'email' && isAddress) return canonicalEmail(text);
  const canonical = canonicalText(text);
  // Lists are stored as JSON, which escapes quotes. A caller who filters by JSON has escaped them already.
  const isWords = field?.customField === TEXT_LIST && !IN_JSON.test(canonical);
  return isWords ? JSON.stringify(canonical).slice(1, -1) : canonical;
}

import type { Core, UID } from '@strapi/strapi';
import { canonicalEmail, canonicalText } from '../../shared/canonical-text';
import type { Attributes } from './clean-text';
import type { Rule } from './rule';
import { TEXT_LIST } from './text-lists';

/** SQLite and PostgreSQL disagree about the case of the former; the latter ignore it on both. */
const IN_ANY_CASE: Record<string, string> = {
  $contains: '$containsi',
  $notContains: '$notContainsi',
  $startsWith: '$startsWithi',
  $endsWith: '$endsWithi',
};
/** One whole entry of a list, or several. */
const IN_JSON = /^["[].*["\]]$/s;
/** Operators that compare a part of a text. */
const OF_PARTS = /contains|startsWith|endsWith/i;

/** Filters ask for texts in the form in which they are stored, and for parts of texts in any case. */
export const canonicalQuestions: Rule =
  ({ strapi }) =>
  (context, next) => {
    const params = context.params as { filters?: unknown };
    if (params.filters)
      context.params = { ...params, filters: canonicalFilters(strapi, context.uid, params.filters) } as never;
    return next();
  };

interface Field {
  type?: string;
  customField?: string;
}

/** @param field the attribute that the conditions are about; undefined between attributes */
function canonicalFilters(strapi: Core.Strapi, uid: UID.Schema, filters: unknown, field?: Field): unknown {
  if (Array.isArray(filters)) return filters.map((item) => canonicalFilters(strapi, uid, item, field));
  if (typeof filters === 'string') return canonicalOperand(filters, field, '$eq');
  if (typeof filters !== 'object' || filters === null || filters instanceof Date) return filters;
  const attributes = (strapi.getModel(uid)?.attributes ?? {}) as Attributes &
    Record<string, { target?: UID.Schema }>;
  const conditions = Object.entries(filters).map(([key, value]) => {
    if (!key.startsWith('$')) {
      const attribute = attributes[key];
      const inner = attribute?.target ?? (attribute?.component as UID.Schema | undefined);
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

function canonicalOperand(text: string, field: Field | undefined, operator: string): string {
  // A part with its @ is looked for as it was copied: <wanjiru@example.com>,
  const isAddress = !OF_PARTS.test(operator) || text.normalize('NFKC').includes('@');
  if (field?.type === 'email' && isAddress) return canonicalEmail(text);
  const canonical = canonicalText(text);
  // A list is stored as JSON, where a quote has a backslash before it. Who asks in JSON has written that.
  const isWords = field?.customField === TEXT_LIST && !IN_JSON.test(canonical);
  return isWords ? JSON.stringify(canonical).slice(1, -1) : canonical;
}

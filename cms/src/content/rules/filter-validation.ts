import { isUnfitValue, unfitValue } from '../../platform/database/database-errors';
import { isRead, type Rule } from './rule';
import { refused } from './wording';

/**
 * Refuses filters whose values do not fit their operators. Strapi would pass them to the database and answer its error
 * as an internal error.
 */
export const filterShapes: Rule =
  ({ caller }) =>
  async (context, next) => {
    if (caller() === 'system') return next();
    const { filters, _q } = context.params as { filters?: unknown; _q?: unknown };
    checkFilters(filters);
    checkSearch(_q);
    // A delete finds its document by filters too.
    const isAsked = isRead(context) || context.action === 'delete';
    try {
      return await next();
    } catch (error) {
      if (isAsked && isUnaskable(error)) throw refused('FILTERS_INVALID', { field: 'filters' });
      if (!isAsked && isUnfitValue(error)) throw unfitValue();
      throw error;
    }
  };

/** @throws ValidationError naming the operator */
export function checkFilters(filters: unknown): void {
  if (filters === undefined || filters === null || filters === '') return;
  if (!isObject(filters)) throw refused('FILTERS_INVALID', { field: 'filters' });
  checkConditions(filters, false);
}

/**
 * Strapi's search reads its text letter by letter, so a list would fail.
 *
 * @throws ValidationError
 */
function checkSearch(text: unknown): void {
  if (text === undefined || text === null || typeof text === 'string') return;
  throw refused('SEARCH_INVALID', { field: '_q' });
}

/**
 * Recursion is safe: earlier checks refuse deeply nested bodies and addresses.
 *
 * @param ofField true below a field's name, where only operators are allowed
 */
function checkConditions(filters: unknown, ofField: boolean): void {
  if (!isObject(filters)) return;
  for (const [key, value] of Object.entries(filters)) {
    if (key.startsWith('$')) checkOperator(key, value, ofField);
    else checkConditions(value, true);
  }
}

function checkOperator(operator: string, value: unknown, ofField: boolean): void {
  if (operator === '$between') {
    if (!isPair(value)) throw badValue(operator, 'two values');
  } else if (operator === '$and' || operator === '$or') {
    // Below a field, the database layer fails for some types of fields.
    if (ofField || !Array.isArray(value) || !value.every(isObject)) throw badValue(operator, 'conditions');
    for (const item of value) checkConditions(item, false);
  } else if (operator === '$not') {
    checkConditions(value, ofField);
  } else if (operator === '$jsonSupersetOf') {
    // SQLite does not support it.
    throw refused('FILTER_NOT_OFFERED', { field: 'filters', params: { operator: operator.slice(1) } });
  } else if (isObject(value)) {
    throw badValue(operator, 'one value');
  }
}

/**
 * Returns whether an error means that a value cannot be compared with its field: PostgreSQL's SQLSTATE classes 22 and
 * 42 ("abc" for a number, a text operator on a number, NUL), and Strapi's casts. A missing or forbidden table or column
 * (42P01, 42703, 42501) is not the caller's mistake.
 */
function isUnaskable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (
    /^(?:22|42(?!P01|703|501))[0-9A-Z]{3}$/.test(String(code)) ||
    error.message.startsWith('Expected a valid Number')
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((end) => end !== null && end !== undefined);

const badValue = (operator: string, needs: 'one value' | 'two values' | 'conditions') =>
  refused('FILTER_VALUE_INVALID', { field: 'filters', params: { operator: operator.slice(1), needs } });

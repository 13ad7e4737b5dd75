import { errors } from '@strapi/utils';
import { isUnfitValue, UNFIT } from '../../platform/database/unfit-value';
import { isRead, type Rule } from './rule';

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
      if (isAsked && isUnaskable(error))
        throw new errors.ValidationError('The filters do not fit their fields');
      if (!isAsked && isUnfitValue(error)) throw new errors.ValidationError(UNFIT);
      throw error;
    }
  };

/** @throws ValidationError naming the operator */
export function checkFilters(filters: unknown): void {
  if (filters === undefined || filters === null || filters === '') return;
  if (!isObject(filters)) throw new errors.ValidationError('"filters" needs conditions, each with its field');
  checkConditions(filters, false);
}

/**
 * Strapi's search reads its text letter by letter, so a list would fail.
 *
 * @throws ValidationError
 */
function checkSearch(text: unknown): void {
  if (text === undefined || text === null || typeof text === 'string') return;
  throw new errors.ValidationError('"_q" needs one text: please send it once');
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
    if (!isPair(value)) throw refused('between');
  } else if (operator === '$and' || operator === '$or') {
    // Below a field, the database layer fails for some types of fields.
    if (ofField || !Array.isArray(value) || !value.every(isObject)) throw refused(operator.slice(1));
    for (const item of value) checkConditions(item, false);
  } else if (operator === '$not') {
    checkConditions(value, ofField);
  } else if (operator === '$jsonSupersetOf') {
    // SQLite does not support it.
    throw new errors.ValidationError('The filter "jsonSupersetOf" is not offered');
  } else if (isObject(value)) {
    throw refused(operator.slice(1));
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

const SHAPES: Record<string, string> = {
  between: 'a list of two values',
  and: 'a list of conditions, each with its field',
  or: 'a list of conditions, each with its field',
};

const refused = (operator: string) =>
  new errors.ValidationError(`The filter "${operator}" needs ${SHAPES[operator] ?? 'a single value'}`);

import { errors } from '@strapi/utils';
import { isOurs, isRead, type Rule } from './document-middleware';

/**
 * Strapi hands operators that have the wrong kind of value to the database as they are, and answers what comes back
 * as a fault of its own.
 */
export const filterShapes: Rule =
  ({ caller }) =>
  (context, next) => {
    if (isOurs(context) && isRead(context) && caller() !== 'system')
      checkFilters((context.params as { filters?: unknown }).filters, false);
    return next();
  };

/**
 * Recursion is safe: the doors let in neither a body nor an address that is nested deeply.
 *
 * @param ofField below the name of a field, where only operators may stand
 * @throws ValidationError naming the operator
 */
export function checkFilters(filters: unknown, ofField: boolean): void {
  if (!isObject(filters)) return;
  for (const [key, value] of Object.entries(filters)) {
    if (key.startsWith('$')) checkOperator(key, value, ofField);
    else checkFilters(value, true);
  }
}

function checkOperator(operator: string, value: unknown, ofField: boolean): void {
  if (operator === '$between') {
    if (!isPair(value)) throw refused('between');
  } else if (operator === '$and' || operator === '$or') {
    // Below a field the database layer fails for some kinds of fields.
    if (ofField || !Array.isArray(value) || !value.every(isObject)) throw refused(operator.slice(1));
    for (const item of value) checkFilters(item, false);
  } else if (operator === '$not') {
    checkFilters(value, ofField);
  } else if (isObject(value)) {
    throw refused(operator.slice(1));
  }
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

import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type Attribute, attributesOf } from '../../platform/database/models';
import type { Refused } from '../../platform/refusal';
import { LARGEST, SMALLEST } from '../../shared/limits';
import type { Rule } from './rule';
import { refused } from './wording';

/** A problem as Strapi reports it: the sentence begins with the attribute's name, and the constraint is lost. */
interface StrapiProblem {
  path: string[];
  value: unknown;
}

/**
 * Gives the refusals of Strapi's validation a code and a whole sentence. The schema and the value tell which constraint
 * is broken.
 */
export const schemaRefusals: Rule =
  ({ strapi }) =>
  async (context, next) => {
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof errors.YupValidationError)) throw error;
      const { errors: problems } = error.details as { errors: StrapiProblem[] };
      const [first, ...others] = problems.map(({ path, value }) =>
        refusalOf(path.join('.'), value, attributeAt(strapi, context.uid, path)),
      );
      throw first ? withAll(first, others) : error;
    }
  };

const withAll = (first: Refused, others: Refused[]): Refused =>
  Object.assign(first, {
    details: { ...first.details, errors: [first, ...others].flatMap(({ details }) => details.errors) },
  });

/** Returns the attribute at a path such as services, 1, name. */
function attributeAt(strapi: Core.Strapi, uid: UID.ContentType, path: readonly string[]) {
  let model: UID.Schema = uid;
  let attribute: Attribute | undefined;
  for (const step of path) {
    // The number of an entry in a list of components.
    if (/^\d+$/.test(step)) continue;
    attribute = attributesOf(strapi, model)[step];
    model = attribute?.component ?? model;
  }
  return attribute;
}

/** Returns the refusal of a value that breaks a constraint of its attribute. */
export function refusalOf(field: string, value: unknown, attribute: Attribute | undefined): Refused {
  if (value === undefined || value === null || value === '') return refused('REQUIRED', { field });
  const { type, enum: allowed, min, max, maxLength, unique } = attribute ?? { type: '' };
  if (allowed) return refused('CHOICE_INVALID', { field, params: { allowed } });
  if (type === 'boolean') return refused('BOOLEAN_INVALID', { field });
  if (type === 'integer')
    return refused('NUMBER_OUT_OF_RANGE', {
      field,
      params: { least: min ?? SMALLEST, most: max ?? LARGEST },
    });
  if (Array.isArray(value)) return listRefusal(field, value.length, { min, max });
  if (typeof value === 'string' && maxLength !== undefined && value.length > maxLength)
    return refused('TOO_LONG', { field, params: { most: maxLength } });
  return refused(unique || type === 'uid' ? 'NOT_UNIQUE' : 'VALUE_INVALID', { field });
}

function listRefusal(field: string, entries: number, { min, max }: Pick<Attribute, 'min' | 'max'>) {
  if (max !== undefined && entries > max) return refused('LIST_TOO_LONG', { field, params: { most: max } });
  if (min !== undefined && entries < min) return refused('LIST_TOO_SHORT', { field, params: { least: min } });
  return refused('VALUE_INVALID', { field });
}

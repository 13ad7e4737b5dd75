import type { Core } from '@strapi/strapi';
import type { SubmissionUid } from '../../content';
import { cleanValue } from '../../content/rules/clean-text';
import { type Attributes, attributesOf } from '../../platform/database/models';
import { checkVolunteer } from './volunteer-rules';

type Fields = Record<string, unknown>;

/**
 * Checks fields by their content type before any query, so that a refused form costs the database nothing.
 *
 * @returns the fields as they are stored
 * @throws ValidationError naming the field and the remedy
 */
export function checkedFields(strapi: Core.Strapi, uid: SubmissionUid, fields: Fields): Fields {
  return checkFields(uid, attributesOf(strapi, uid), fields);
}

export function checkFields(uid: SubmissionUid, attributes: Attributes, fields: Fields): Fields {
  const checked: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    const attribute = attributes[name];
    if (!attribute) throw new Error(`${uid} has no attribute ${name}`);
    checked[name] = cleanValue(name, value, attribute);
  }
  if (uid === 'api::volunteer.volunteer') checkVolunteer(checked);
  return checked;
}

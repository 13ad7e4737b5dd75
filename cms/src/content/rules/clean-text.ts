import type { Attribute } from '../../platform/database/models';
import { canonicalEmail, canonicalText } from '../../shared/canonical-text';
import { isStorable, LARGEST, SMALLEST } from '../../shared/limits';
import { isEmail, isVisible } from '../../shared/typed-text';
import { type Rule, writtenFields } from './rule';
import { cleanList, TEXT_LIST } from './text-lists';
import { refused } from './wording';

const TEXT_TYPES = ['string', 'text', 'richtext', 'email', 'uid'];

const LINE_BREAKS = /[\r\n\u2028\u2029]+/;

/**
 * Brings texts into their canonical form, trims them and keeps one-line fields on one line. Checks values that Strapi
 * accepts: blank required texts, odd email addresses, and booleans of another type.
 */
export const cleanText: Rule =
  ({ strapi }) =>
  (context, next) => {
    for (const { fields, name, path, attribute } of writtenFields(strapi, context))
      fields[name] = cleanValue(path, fields[name], attribute);
    return next();
  };

/**
 * @param field path of the field, for the error
 * @throws ValidationError naming the field
 */
export function cleanValue(field: string, value: unknown, attribute: Attribute): unknown {
  const { type, required, maxLength, customField } = attribute;
  if (customField === TEXT_LIST) return cleanList(field, value);
  if (type === 'boolean' && value !== null && typeof value !== 'boolean')
    throw refused('BOOLEAN_INVALID', { field });
  if (type === 'integer' && typeof value === 'number' && Number.isInteger(value) && !isStorable(value))
    throw refused('NUMBER_OUT_OF_RANGE', { field, params: { least: SMALLEST, most: LARGEST } });
  if (!TEXT_TYPES.includes(type) || value === null || value === undefined) return value;
  if (typeof value !== 'string') throw refused('TEXT_INVALID', { field });
  const text = cleanString(value, type);
  if (required && !isVisible(text)) throw refused('REQUIRED', { field });
  if (maxLength && text.length > maxLength) throw refused('TOO_LONG', { field, params: { most: maxLength } });
  if (type !== 'email') return text;
  if (text === '') return null;
  if (!isEmail(text)) throw refused('EMAIL_INVALID', { field });
  return text;
}

function cleanString(value: string, type: string): string {
  if (type === 'email') return canonicalEmail(value);
  const text = printable(value);
  if (type === 'text' || type === 'richtext') return text;
  const lines = text.split(LINE_BREAKS).map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}

/** Returns a text in canonical form without space at its ends. */
export const printable = (value: string): string => canonicalText(value).trim();

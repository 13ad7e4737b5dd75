import type { UID } from '@strapi/strapi';
import { canonicalEmail, canonicalText } from '../../shared/canonical-text';
import { isStorable, LARGEST, SMALLEST } from '../../shared/limits';
import { isEmail, isVisible } from '../../shared/typed-text';
import { type Rule, writtenData } from './rule';
import { refused } from './wording';

const TEXT_TYPES = ['string', 'text', 'richtext', 'email', 'uid'];

const LINE_BREAKS = /[\r\n\u2028\u2029]+/;

export interface Attribute {
  type: string;
  required?: boolean;
  maxLength?: number;
  component?: string;
  customField?: string;
}

export type Attributes = Record<string, Attribute>;

/**
 * Brings texts into their canonical form, trims them and keeps one-line fields on one line. Checks values that Strapi
 * accepts: blank required texts, odd email addresses, and booleans of another type.
 */
export const cleanText: Rule =
  ({ strapi }) =>
  (context, next) => {
    const data = writtenData(context);
    if (data) cleanFields(data, strapi.contentType(context.uid).attributes as Attributes);
    return next();

    function cleanFields(fields: Record<string, unknown>, attributes: Attributes, within = ''): void {
      for (const [name, value] of Object.entries(fields)) {
        const attribute = attributes[name];
        const path = within + name;
        if (attribute?.component) cleanParts(value, attribute.component as UID.Component, path);
        else if (attribute) fields[name] = cleanValue(path, value, attribute);
      }
    }

    function cleanParts(value: unknown, component: UID.Component, path: string): void {
      const { attributes } = strapi.components[component];
      for (const [index, part] of [value].flat().entries()) {
        if (typeof part !== 'object' || part === null) continue;
        const within = Array.isArray(value) ? `${path}.${index}.` : `${path}.`;
        cleanFields(part as Record<string, unknown>, attributes as Attributes, within);
      }
    }
  };

/**
 * @param field path of the field, for the error
 * @throws ValidationError naming the field
 */
export function cleanValue(field: string, value: unknown, { type, required, maxLength }: Attribute): unknown {
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

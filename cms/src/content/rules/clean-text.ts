import type { UID } from '@strapi/strapi';
import { canonicalEmail, canonicalText } from '../../shared/canonical-text';
import { refusedValue } from './field-error';
import { type Rule, writtenData } from './rule';
import { isStorable } from './whole-number';

/**
 * Text, @, text, dot, text, without spaces, as in the forms of both themes. Before the dot only the first character may
 * be a dot: this accepts the same addresses, in time proportional to the length.
 */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

const TEXT_TYPES = ['string', 'text', 'richtext', 'email', 'uid'];

const LINE_BREAKS = /[\r\n\u2028\u2029]+/;

/** At least one visible character. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

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

    function cleanFields(fields: Record<string, unknown>, attributes: Attributes): void {
      for (const [name, value] of Object.entries(fields)) {
        const attribute = attributes[name];
        if (attribute?.component) cleanParts(value, attribute.component as UID.Component);
        else if (attribute) fields[name] = cleanValue(name, value, attribute);
      }
    }

    function cleanParts(value: unknown, component: UID.Component): void {
      for (const part of [value].flat()) {
        if (typeof part !== 'object' || part === null) continue;
        cleanFields(part as Record<string, unknown>, strapi.components[component].attributes as Attributes);
      }
    }
  };

/** @throws ValidationError naming the field and the remedy */
export function cleanValue(name: string, value: unknown, { type, required, maxLength }: Attribute): unknown {
  if (type === 'boolean' && value !== null && typeof value !== 'boolean')
    throw refusedValue(name, 'must be true or false');
  if (type === 'integer' && typeof value === 'number' && Number.isInteger(value) && !isStorable(value))
    throw refusedValue(name, 'must be between -2,147,483,648 and 2,147,483,647');
  if (!TEXT_TYPES.includes(type) || value === null || value === undefined) return value;
  if (typeof value !== 'string') throw refusedValue(name, 'must be text');
  const text = cleanString(value, type);
  if (required && !isVisible(text)) throw refusedValue(name, 'is required: please fill it in');
  if (maxLength && text.length > maxLength)
    throw refusedValue(name, `must be at most ${maxLength} characters`);
  if (type !== 'email') return text;
  if (text === '') return null;
  if (!EMAIL.test(text)) throw refusedValue(name, 'must be an email address such as name@example.com');
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

/** Returns false for a text without visible characters: spaces, zero-width characters, fillers. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

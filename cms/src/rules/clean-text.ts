import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isOurs, type Rule, writtenData } from './document-middleware';

/** Text, @, text, dot, text, with no spaces: what both themes' forms accept. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const TEXT_TYPES = ['string', 'text', 'richtext', 'email', 'uid'];

/** Control characters other than tab and line breaks; PostgreSQL refuses NUL, mail headers break on the rest. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const LINE_BREAKS = /\s*[\r\n]+\s*/g;

interface Attribute {
  type: string;
  required?: boolean;
  component?: string;
}

type Attributes = Record<string, Attribute>;

/**
 * Trims text, takes out characters that no person types, keeps one-line fields on one line, and checks
 * what Strapi lets through: blank required text, odd email addresses, booleans that are not booleans.
 */
export const cleanText: Rule =
  ({ strapi }) =>
  (context, next) => {
    const data = isOurs(context) ? writtenData(context) : undefined;
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
export function cleanValue(name: string, value: unknown, { type, required }: Attribute): unknown {
  if (type === 'boolean' && value !== null && typeof value !== 'boolean')
    throw invalid(name, 'must be true or false');
  if (!TEXT_TYPES.includes(type) || value === null || value === undefined) return value;
  if (typeof value !== 'string') throw invalid(name, 'must be text');
  const text = cleanString(value, type);
  if (required && text === '') throw invalid(name, 'is required: please fill it in');
  if (type !== 'email') return text;
  if (text === '') return null;
  if (!EMAIL.test(text)) throw invalid(name, 'must be an email address such as name@example.com');
  return text.toLowerCase();
}

function cleanString(value: string, type: string): string {
  const text = printable(value);
  return type === 'text' || type === 'richtext' ? text : text.replace(LINE_BREAKS, ' ');
}

/** Trimmed, without characters that a database or a mail header would choke on. */
export function printable(value: string): string {
  return value.toWellFormed().replace(CONTROL, '').trim();
}

function invalid(name: string, problem: string): Error {
  const message = `${name} ${problem}`;
  return new errors.ValidationError(message, {
    errors: [{ path: [name], message, name: 'ValidationError' }],
  });
}

import { errors } from '@strapi/utils';
import { printable } from '../rules/clean-text';

/** Characters; what is said of a picture is a sentence or two. */
const LONGEST: Record<string, number> = { name: 255, alternativeText: 500, caption: 500 };

/**
 * What is said of a file, as it is stored.
 *
 * @throws ValidationError naming the field and its limit
 */
export function checkedInfo(info: unknown): unknown {
  if (Array.isArray(info)) return info.map(checkedInfo);
  if (typeof info !== 'object' || info === null) return info;
  return Object.fromEntries(Object.entries(info).map(([name, value]) => [name, checkedText(name, value)]));
}

function checkedText(name: string, value: unknown): unknown {
  const longest = LONGEST[name];
  if (!longest || typeof value !== 'string') return value;
  const text = printable(value);
  if (text.length <= longest) return text;
  const message = `${name} must be at most ${longest} characters`;
  throw new errors.ValidationError(message, {
    errors: [{ path: ['fileInfo', name], message, name: 'ValidationError' }],
  });
}

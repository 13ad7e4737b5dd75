import { refused } from './wording';

/**
 * Returns a text of a JSON body.
 *
 * @throws ValidationError naming the field if it is missing, empty or not a text
 */
export function textField(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  if (typeof value !== 'string' || value === '') throw refused('REQUIRED', { field: name });
  return value;
}

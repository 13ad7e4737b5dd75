/** Reads a JSON scalar of type `string[] | null`; other values give an empty list. Blank entries are dropped. */
export function toTextList(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '');
}

/** Reads a JSON scalar that holds `string[] | null`; anything else counts as no entries. Blank entries are dropped. */
export function toTextList(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '');
}

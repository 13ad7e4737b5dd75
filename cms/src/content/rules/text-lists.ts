import { canonicalText } from '../../shared/canonical-text';
import { SENTENCE_LIST, TAG_LIST } from '../../shared/limits';
import { isVisible } from '../../shared/typed-text';
import { refused } from './wording';

export const TEXT_LIST = 'global::text-list';

const SENTENCE_LISTS = ['objectives', 'professions', 'professionalBackground', 'extras'];

/**
 * Returns a list as trimmed, non-empty, distinct texts, or null if it is empty.
 *
 * @throws ValidationError naming the field
 */
export function cleanList(field: string, value: unknown): string[] | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    throw refused('LIST_INVALID', { field });
  const list = [
    ...new Set(value.map((item) => canonicalText(item).replace(/\s+/g, ' ').trim()).filter(isVisible)),
  ];
  const { entries, characters } = SENTENCE_LISTS.includes(field) ? SENTENCE_LIST : TAG_LIST;
  if (list.length > entries) throw refused('LIST_TOO_LONG', { field, params: { most: entries } });
  const tooLong = list.find((item) => item.length > characters);
  if (tooLong)
    throw refused('ENTRY_TOO_LONG', { field, params: { start: tooLong.slice(0, 20), most: characters } });
  return list.length > 0 ? list : null;
}

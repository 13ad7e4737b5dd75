import { SENTENCE_LIST, TAG_LIST } from '../../shared/limits';
import { isVisible } from '../../shared/typed-text';
import { printable } from './clean-text';
import { type Rule, writtenData } from './rule';
import { refused } from './wording';

export const TEXT_LIST = 'global::text-list';

const SENTENCE_LISTS = ['objectives', 'professions', 'professionalBackground', 'extras'];

/** Stores a list as trimmed, non-empty, distinct texts, or null if it is empty. */
export const textLists: Rule =
  ({ strapi }) =>
  (context, next) => {
    const data = writtenData(context);
    if (data) {
      const attributes = strapi.contentType(context.uid).attributes as Record<
        string,
        { customField?: string }
      >;
      for (const name of Object.keys(data)) {
        if (attributes[name]?.customField === TEXT_LIST) data[name] = cleanList(name, data[name]);
      }
    }
    return next();
  };

/** @throws ValidationError naming the field */
export function cleanList(field: string, value: unknown): string[] | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    throw refused('LIST_INVALID', { field });
  const list = [...new Set(value.map((item) => printable(item).replace(/\s+/g, ' ')).filter(isVisible))];
  const { entries, characters } = SENTENCE_LISTS.includes(field) ? SENTENCE_LIST : TAG_LIST;
  if (list.length > entries) throw refused('LIST_TOO_LONG', { field, params: { most: entries } });
  const tooLong = list.find((item) => item.length > characters);
  if (tooLong)
    throw refused('ENTRY_TOO_LONG', { field, params: { start: tooLong.slice(0, 20), most: characters } });
  return list.length > 0 ? list : null;
}

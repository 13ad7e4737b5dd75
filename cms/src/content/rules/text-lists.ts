import { isVisible, printable } from './clean-text';
import { refused } from './refused';
import { type Rule, writtenData } from './rule';

export const TEXT_LIST = 'global::text-list';

interface ListLimit {
  items: number;
  characters: number;
}

const TAG_LIMIT: ListLimit = { items: 20, characters: 40 };
/** Lists of sentences rather than tags: objectives, professions, professional background, names of extras. */
const SENTENCE_LIMIT: ListLimit = { items: 50, characters: 500 };
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
  const { items, characters } = SENTENCE_LISTS.includes(field) ? SENTENCE_LIMIT : TAG_LIMIT;
  if (list.length > items) throw refused('LIST_TOO_LONG', { field, params: { most: items } });
  const tooLong = list.find((item) => item.length > characters);
  if (tooLong)
    throw refused('ENTRY_TOO_LONG', { field, params: { start: tooLong.slice(0, 20), most: characters } });
  return list.length > 0 ? list : null;
}

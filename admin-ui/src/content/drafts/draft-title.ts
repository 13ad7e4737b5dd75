import { firstCharacters, shorten } from '../../../../cms/src/shared/text';

/** What an item is called by, in this order; for the bin and the record the CMS decides it (`cms/src/content/rules/item-title.ts`). */
const NAMES = ['title', 'subject', 'name', 'label', 'fromPath'];
const LONGEST_NAME = 200;
/** Characters of a text that stands for a name. */
const LONGEST_TEXT = 60;

/**
 * What a draft is called in lists: as its item is called; where nothing was typed there, by how its first text begins.
 * Days and numbers are no text. Empty when there is nothing to call it by.
 */
export function draftTitle(values: object): string {
  const texts = new Map<string, string>(
    Object.entries(values).flatMap(([field, value]) =>
      typeof value === 'string' && value.trim() ? [[field, value.trim()] as const] : [],
    ),
  );
  const name = NAMES.find((field) => texts.has(field));
  if (name) return firstCharacters(texts.get(name) ?? '', LONGEST_NAME);
  const text = [...texts.values()].find((typed) => /\p{L}/u.test(typed)) ?? '';
  const [line = ''] = text.split('\n');
  return shorten(line, LONGEST_TEXT);
}

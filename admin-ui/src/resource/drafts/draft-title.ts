import { DRAFT_TITLE_LENGTH } from '../../../../cms/src/shared/limits';
import { firstCharacters, shorten } from '../../../../cms/src/shared/text';

/**
 * Fields that can name an item, in order of preference. For the bin and the log the CMS decides
 * (`cms/src/content/rules/item-title.ts`).
 */
const NAMES = ['title', 'subject', 'name', 'label', 'fromPath'];
const LONGEST_TEXT = 60;

/**
 * Returns the title of a draft in lists: the name of its item, or the start of its first text. Days and numbers are
 * not texts. Empty if the draft has neither.
 */
export function draftTitle(values: object): string {
  const texts = new Map<string, string>(
    Object.entries(values).flatMap(([field, value]) =>
      typeof value === 'string' && value.trim() ? [[field, value.trim()] as const] : [],
    ),
  );
  const name = NAMES.find((field) => texts.has(field));
  if (name) return firstCharacters(texts.get(name) ?? '', DRAFT_TITLE_LENGTH);
  const text = [...texts.values()].find((typed) => /\p{L}/u.test(typed)) ?? '';
  const [line = ''] = text.split('\n');
  return shorten(line, LONGEST_TEXT);
}

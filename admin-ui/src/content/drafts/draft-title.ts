/** What an item is called by, in this order: the same as in the bin and the record of actions. */
const NAMES = ['title', 'subject', 'name', 'label', 'fromPath'];
const LONGEST_NAME = 200;
/** Characters of a text that stands for a name. */
const LONGEST_TEXT = 60;

/**
 * What a draft is called in lists: as its item is called; where nothing was typed there, by how its first text begins.
 * Days and numbers are no text. Empty when there is nothing to call it by.
 */
export function draftTitle(values: object): string {
  const texts: [name: string, text: string][] = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  const names = NAMES.flatMap((name) => texts.filter(([of]) => of === name));
  const [name] = names.map(([, text]) => text);
  if (name) return name.slice(0, LONGEST_NAME);
  const [, text = ''] = texts.find(([, typed]) => /\p{L}/u.test(typed)) ?? [];
  const [line = ''] = text.split('\n');
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT).trim()}…` : line;
}

/** Of the classic theme; the modern theme cuts excerpts to 120 characters. */
export const EXCERPT_CHARACTERS = 150;

/** Returns the first characters of a text. An emoji of two code units stays whole. */
export const firstCharacters = (text: string, count: number): string =>
  [...text.slice(0, 2 * count)].slice(0, count).join('');

/** Returns a text unchanged if it is short enough, otherwise its start with an ellipsis. */
export function shorten(text: string, characters: number): string {
  const start = firstCharacters(text, characters);
  return start === text ? text : `${start.trimEnd()}…`;
}

/** Returns 'Second option' for 'second option' */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns a count with its noun: '1 new message', '3 new messages'. */
export const several = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

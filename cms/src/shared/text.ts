/** Characters of a blog post's excerpt. */
export const EXCERPT_CHARACTERS = 150;

/** Returns the first characters of a text. A character of two code units, such as an emoji, stays whole. */
export const firstCharacters = (text: string, count: number): string =>
  [...text.slice(0, 2 * count)].slice(0, count).join('');

/** Returns a text of at most so many characters as it is, and the beginning of a longer one with an ellipsis. */
export function shorten(text: string, characters: number): string {
  const start = firstCharacters(text, characters);
  return start === text ? text : `${start.trimEnd()}…`;
}

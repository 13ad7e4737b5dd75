import { isTelling } from './telling-title';

interface Placeholder {
  words: string;
  from: number;
  until: number;
}

const PLACEHOLDERS = [
  /lorem ipsum/gi,
  /\b(?:TODO|TBD|TBC|FIXME)\b/g,
  /\bx{3,}\b/gi,
  /\b(?:your|some) text here\b/gi,
  /\[(?:insert|your|add|name|date|place|title|link|picture|image)\b[^\]\n]{0,60}\](?!\()/gi,
  /\bexample\.(?:com|org|net)\b/gi,
  /!\[Uploading [^\]\n]{0,200}\]/g,
];

export const PLACEHOLDER_HOST =
  /^(?:https?:)?\/\/(?:www\.|via\.)?(?:placeholder\.com|placehold\.(?:co|it)|placekitten\.com|picsum\.photos|dummyimage\.com|loremflickr\.com)\//i;

/** Returns the leftovers in the order of the text. */
export function placeholdersIn(text: string): Placeholder[] {
  const found = PLACEHOLDERS.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found
    .map(({ 0: words, index }) => ({ words, from: index, until: index + words.length }))
    .sort((one, other) => one.from - other.from);
}

const ENDING = /\.(?:jpe?g|png|webp|gif|heic)$/i;

/** Returns whether a description does not describe the picture: 'image', 'IMG_2041', 'red-dress.jpg'. */
export function isGenericAlt(alt: string): boolean {
  const text = alt.trim();
  return (ENDING.test(text) && !text.includes(' ')) || !isTelling(text.replace(ENDING, ''));
}

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

/** Words that fit any picture, and names given by cameras and programs. */
const GENERIC = new Set(
  `image|images|img|picture|pictures|pic|photo|photos|photograph|cover|featured image|screenshot|untitled|file|media
dsc|dscf|dscn|dcim|pxl|mvimg|whatsapp image|thumbnail|preview|alt|alt text|description`.split(/[|\n]/),
);
const ENDING = /\.(?:jpe?g|png|webp|gif|heic)$/i;

/** Returns whether a description does not describe the picture: 'image', 'IMG_2041', 'red-dress.jpg'. */
export function isGenericAlt(alt: string): boolean {
  const text = alt.trim();
  if (ENDING.test(text) && !text.includes(' ')) return true;
  const words = text
    .toLowerCase()
    .replace(ENDING, '')
    .replace(/\bat\b|[\d_().:-]+/g, ' ');
  return GENERIC.has(
    words
      .replace(/^\s*(?:an?|the|my)\s/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

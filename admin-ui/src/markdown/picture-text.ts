/** Placeholder in the text while its picture is uploaded. */
const PLACEHOLDER = /(?:\n\n)?!\[Uploading [^\]\n]*\]\(uploading:[\w-]+\)(?:\n\n)?/g;

/** Long enough to distinguish the pictures of one text, and short to read. */
const KEY_LENGTH = 6;

export function placeholderFor(key: string, name: string): string {
  return `![Uploading ${inBrackets(name)}](uploading:${key.slice(0, KEY_LENGTH)})`;
}

/** @param url URL of the stored file */
export function markdownPicture(alt: string, url: string): string {
  return `![${inBrackets(alt)}](${url})`;
}

/** Removes placeholders from a text that was stored during an upload; those pictures did not arrive. */
export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, (found) => (found.startsWith('\n') && found.endsWith('\n') ? '\n\n' : ''));
}

/** Returns pictures as separate paragraphs, to insert in the middle of a text. */
export function asParagraphs(before: string, pictures: readonly string[], after: string): string {
  const start = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const end = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return `${start}${pictures.join('\n\n')}${end}`;
}

const inBrackets = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');

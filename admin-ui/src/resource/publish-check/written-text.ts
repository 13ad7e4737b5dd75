import type { CheckedDraft } from './checked-draft';
import { type Part, partsOf, readMarkdown, textStart, wordsOf } from './text-start';

interface Place {
  from: number;
  until: number;
}

/** The parts of a text that the rules check. */
export interface ParsedText {
  name: string;
  value: string;
  headings: (Place & { depth: number; words: string })[];
  links: (Place & { url: string; words: string })[];
  pictures: (Place & { url: string; alt: string })[];
  /** Start of the text, as cards and search engines show it. */
  start: string;
}

/** Splits a text into the parts that the rules check. Plain text has no headings, links or pictures. */
export function parseText({ name, value, isMarkdown }: CheckedDraft['text']): ParsedText {
  const text: ParsedText = { name, value, headings: [], links: [], pictures: [], start: value.trim() };
  if (!isMarkdown) return text;
  text.start = textStart(value);
  for (const part of partsOf(readMarkdown(value))) {
    if (part.type === 'heading')
      text.headings.push({ ...placeOf(part), depth: part.depth, words: wordsOf(part).trim() });
    if (part.type === 'link')
      text.links.push({ ...placeOf(part), url: part.url, words: wordsOf(part).trim() });
    if (part.type === 'image') text.pictures.push({ ...placeOf(part), url: part.url, alt: part.alt ?? '' });
  }
  return text;
}

const placeOf = ({ position }: Part): Place => ({
  from: position?.start.offset ?? 0,
  until: position?.end.offset ?? 0,
});

import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { EXCERPT_CHARACTERS, shorten } from '../../../../cms/src/shared/text';

const reader = unified().use(remarkParse).use(remarkGfm);

/** Parses a Markdown text to a tree with source positions. */
export const readMarkdown = (markdown: string) => reader.parse(markdown);

type Tree = ReturnType<typeof readMarkdown>;
export type Part = Tree | Tree['children'][number];

/** Returns a node and all its descendants in the order of the text. */
export function partsOf(part: Part): Part[] {
  return 'children' in part ? [part, ...part.children.flatMap(partsOf)] : [part];
}

const FOOTNOTE_SIGN = /\[\^[^[\]\s]+\]/g;
const NOTICE = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/i;

/** Returns the words of a node, without markup and pictures. */
export function wordsOf(part: Part): string {
  if (part.type === 'break') return ' ';
  if (part.type === 'footnoteDefinition') return '';
  if (part.type === 'text') return part.value.replace(FOOTNOTE_SIGN, '');
  if (part.type === 'blockquote') return part.children.map(wordsOf).join(' ').replace(NOTICE, '');
  if ('children' in part) return part.children.map(wordsOf).join(isBlock(part) ? ' ' : '');
  return 'value' in part ? part.value : '';
}

const BLOCKS: readonly string[] = ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow'];
const isBlock = ({ type }: Part) => BLOCKS.includes(type);

/** Returns the start of a text in plain words, as the CMS cuts it for cards and search engines. */
export function textStart(markdown: string): string {
  return shorten(wordsOf(readMarkdown(markdown)).replace(/\s+/g, ' ').trim(), EXCERPT_CHARACTERS);
}

import { type MarkdownTree, markdownTree, unmarkedTree } from './markdown-tree';
import { textsReadBefore } from './read-before';

/** The tree of a text as it is shown: the server has read it before. One that is too complicated keeps its marks. */
export function shownTree(text: string): MarkdownTree {
  const before = textsReadBefore();
  return (before ? before.get(text) : markdownTree(text)) ?? unmarkedTree(text);
}

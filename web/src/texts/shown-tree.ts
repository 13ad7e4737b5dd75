import { type MarkdownTree, markdownTree, unmarkedTree } from './markdown-tree';
import { textsReadBefore } from './read-before';

/** Returns the tree to render: parsed before on the server. A text that is too complicated keeps its marks. */
export function shownTree(text: string): MarkdownTree {
  const before = textsReadBefore();
  return (before ? before.get(text) : markdownTree(text)) ?? unmarkedTree(text);
}

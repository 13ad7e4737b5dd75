/** More elements and texts would block rendering. */
const MAX_PARTS = 20_000;
/** Deeper elements would overflow the stack during rendering. */
const MAX_LEVELS = 100;

/** A part of a parsed text: an element with children, or a text. */
interface Node {
  type: string;
  children?: readonly Node[];
}

/**
 * Returns whether a parsed text is too complicated to show: the CMS refuses it, and the site shows an older one as typed.
 * Counts without recursion, and stops at the first limit that is passed.
 */
export function isTooComplicated(tree: Node): boolean {
  const open: [node: Node, level: number][] = [[tree, 0]];
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, level] = next;
    count += 1;
    if (count > MAX_PARTS || level > MAX_LEVELS) return true;
    for (const child of node.children ?? []) open.push([child, level + 1]);
  }
  return false;
}

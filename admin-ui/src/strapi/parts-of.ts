/** A list in pieces of at most so many: the CMS takes no more at once. */
export function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += most) parts.push(items.slice(start, start + most));
  return parts;
}

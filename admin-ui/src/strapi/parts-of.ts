/** Splits a list into parts of at most `most` items, the limit of the CMS per request. */
export function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += most) parts.push(items.slice(start, start + most));
  return parts;
}

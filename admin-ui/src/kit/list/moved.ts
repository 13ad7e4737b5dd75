/** A place in a list, named by its neighbour. */
export interface Beside {
  place: 'BEFORE' | 'AFTER';
  /** Id of the neighbour. */
  target: string;
}

/** Returns the list with one item at another index. Indexes beyond the ends become the ends. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list.slice(from, from + 1);
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, ...item);
}

/** Returns the list with one item beside another. */
export function movedBeside<Item>(
  list: readonly Item[],
  idOf: (item: Item) => string,
  id: string,
  { place, target }: Beside,
): Item[] {
  const from = list.findIndex((item) => idOf(item) === id);
  if (from < 0) return [...list];
  const to = list.toSpliced(from, 1).findIndex((item) => idOf(item) === target);
  return movedTo(list, from, to + (place === 'AFTER' ? 1 : 0));
}

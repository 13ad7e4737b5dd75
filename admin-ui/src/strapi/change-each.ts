import { isOvertaken } from './errors';

/** What became of several changes. */
export interface Changes<Item> {
  /** As they are stored now. */
  changed: Item[];
  /** Saved or deleted by somebody else meanwhile, and left as they are. */
  overtaken: number;
  /** What ended the row before its end. */
  failure: Error | null;
}

/**
 * Changes one item after the other: the CMS takes one mutation a request. One that somebody else changed is
 * left out; any other failure ends the row.
 *
 * @throws that failure, when nothing was changed before it
 */
export async function changeEach<Item, Changed>(
  items: readonly Item[],
  change: (item: Item) => Promise<Changed>,
): Promise<Changes<Changed>> {
  const changes: Changes<Changed> = { changed: [], overtaken: 0, failure: null };
  for (const item of items) {
    try {
      changes.changed.push(await change(item));
    } catch (error) {
      if (isOvertaken(error)) changes.overtaken += 1;
      else if (changes.changed.length === 0 || !(error instanceof Error)) throw error;
      else return { ...changes, failure: error };
    }
  }
  return changes;
}

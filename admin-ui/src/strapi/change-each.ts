import { isConflict } from './errors';

export interface Changes<Item> {
  changed: Item[];
  /** Number of items left unchanged, because someone else saved or deleted them since they were read. */
  conflicts: number;
  /** The error that stopped the remaining changes. */
  failure: Error | null;
}

/**
 * Changes items one by one, because the CMS accepts one mutation per request. Skips items that someone else has
 * changed; any other failure stops the rest.
 * @throws the failure if nothing was changed before it
 */
export async function changeEach<Item, Changed>(
  items: readonly Item[],
  change: (item: Item) => Promise<Changed>,
): Promise<Changes<Changed>> {
  const changes: Changes<Changed> = { changed: [], conflicts: 0, failure: null };
  for (const item of items) {
    try {
      changes.changed.push(await change(item));
    } catch (error) {
      if (isConflict(error)) changes.conflicts += 1;
      else if (changes.changed.length === 0 || !(error instanceof Error)) throw error;
      else return { ...changes, failure: error };
    }
  }
  return changes;
}

import { type MutationFunctionContext, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { Conflict, GivenUp, isConflict, Refusal } from '../../strapi/errors';
import type { DraftStore } from '../drafts/draft-store';
import type { UnansweredSave } from '../drafts/local-draft';
import { isSame } from '../fields/fields';

/** Details of a save that the form passes to the noun's mutation. */
export interface SaveStep<Item> {
  /** Idempotency key: a new item sent again with it is stored once. */
  key: string;
  /** Reports the result of the first of several steps. If a later step fails, the next try continues from there. */
  stored: (item: Item) => void;
}

interface SaveOptions<Item, Sent> {
  /** The item that the changes are based on; null for a new one. */
  base: Item | null;
  save: (item: Item | null, step: SaveStep<Item>) => UseMutationOptions<Item, Error, Sent>;
  onStored: SaveStep<Item>['stored'];
  readStored: () => Promise<Item | null>;
  /** Returns the form's values as they are sent. */
  sentValues: () => object | null;
  /** Returns whether an item contains the sent values. */
  holds: (item: Item, values: object) => boolean;
  remembered: DraftStore<object>['saves'];
}

/** Returns whether the error proves that nothing was stored. */
const isRefused = (error: unknown) =>
  error instanceof Refusal || error instanceof GivenUp || isConflict(error);

/**
 * Saves a form's item. A save whose response was lost may still be stored. Sending it again causes no conflict, and
 * later changes are saved on top of it.
 */
export function useSave<Item, Sent>({
  base,
  save,
  onStored,
  readStored,
  sentValues,
  holds,
  remembered,
}: SaveOptions<Item, Sent>) {
  const saveOf = (item: Item | null) => save(item, { key: remembered.key(), stored: onStored });

  const attempt = async (item: Item | null, sent: Sent, context: MutationFunctionContext) => {
    const { mutationFn } = saveOf(item);
    if (!mutationFn) throw new Error('A save needs its mutationFn');
    return mutationFn(sent, context);
  };

  /** @returns the stored result of the lost save, if that save caused the conflict */
  const foundAfter = async (error: unknown, lost: UnansweredSave | null) => {
    if (!lost || !(error instanceof Conflict)) throw error;
    const stored = await readStored().catch(() => null);
    if (!stored || !holds(stored, lost.values)) throw error;
    return stored;
  };

  return useMutation({
    ...saveOf(base),
    mutationFn: async (sent: Sent, context) => {
      const lost = remembered.unanswered();
      const sameAsLost = lost !== null && isSame(sent, lost.sent);
      const unanswered = { sent: lost && !sameAsLost ? null : sent, values: { ...sentValues() } };
      // Before the response: the page may be left while the save is under way.
      remembered.setUnanswered(unanswered);
      try {
        let isFound = false;
        const saved = await attempt(base, sent, context).catch((error: unknown) => {
          isFound = true;
          return foundAfter(error, lost);
        });
        // The item found, or the response for a new item, may be the result of the lost save.
        const isOfLostTry = lost !== null && (isFound || !base) && !sameAsLost;
        if (!isOfLostTry) return saved;
        return await attempt(saved, sent, context).catch((error: unknown) => {
          onStored(saved);
          throw error;
        });
      } catch (error) {
        remembered.setUnanswered(isRefused(error) ? lost : unanswered);
        throw error;
      }
    },
  });
}

import { type MutationFunctionContext, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { Conflict, GivenUp, isConflict, Refusal } from '../../strapi/errors';
import type { DraftStore } from '../drafts/draft-store';
import type { UnansweredSave } from '../drafts/local-draft';
import { isSame } from '../fields/fields';
import { wording } from '../wording';

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
 * Saves a form's item. A save whose response was lost may be stored, in whole or in part: the next save is then based on
 * its result and sends everything again. Success is only reported for a save that was answered.
 */
export function useSave<Item extends { revision: number }, Sent>({
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
      const saveOnTopOf = (stored: Item) =>
        attempt(stored, sent, context).catch((error: unknown) => {
          onStored(stored);
          throw error;
        });
      const update = (item: Item) =>
        attempt(item, sent, context).catch(async (error: unknown) =>
          saveOnTopOf(await foundAfter(error, lost)),
        );
      const create = async () => {
        const created = await attempt(null, sent, context);
        const isUnedited = created.revision === 1;
        if (!lost || (sameAsLost && isUnedited)) return created;
        // The response is the item of the lost save.
        if (isUnedited || holds(created, lost.values)) return saveOnTopOf(created);
        onStored(created);
        throw new Conflict(wording.conflictTitle, {});
      };
      try {
        return await (base ? update(base) : create());
      } catch (error) {
        remembered.setUnanswered(isRefused(error) ? lost : unanswered);
        throw error;
      }
    },
  });
}

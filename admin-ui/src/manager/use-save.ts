import { type MutationFunctionContext, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Conflict, Unavailable } from '../strapi/errors';
import { isSame } from './fields';

/** What a form tells the noun's mutation of the save it makes. */
export interface SaveStep<Item> {
  /** Of this form: a new item that is sent again with it is stored once. */
  key: string;
  /** To be told what the first of several steps has stored when a later one fails: the next try goes on from there. */
  stored: (item: Item) => void;
}

interface SaveOptions<Item, Sent> {
  /** The item that the changes are based on; null for a new one. */
  base: Item | null;
  /** The noun's mutation for an item. */
  save: (item: Item | null, step: SaveStep<Item>) => UseMutationOptions<Item, Error, Sent>;
  onStored: SaveStep<Item>['stored'];
  readStored: () => Promise<Item | null>;
  /** The form's values as they are sent. */
  sentValues: () => object | null;
  /** Whether an item holds what was sent. */
  holds: (item: Item, values: object) => boolean;
}

/**
 * Saves a form's item. A save whose answer was lost may be stored all the same: sent again it is not in conflict with
 * itself, and what was changed in between is saved on top of it.
 */
export function useSave<Item, Sent>({
  base,
  save,
  onStored,
  readStored,
  sentValues,
  holds,
}: SaveOptions<Item, Sent>) {
  const unanswered = useRef<{ sent: Sent; values: object } | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const step = { key, stored: onStored };

  const attempt = async (item: Item | null, sent: Sent, context: MutationFunctionContext) => {
    const { mutationFn } = save(item, step);
    if (!mutationFn) throw new Error('A save needs its mutationFn');
    const values = sentValues() ?? {};
    try {
      return await mutationFn(sent, context);
    } catch (error) {
      if (error instanceof Unavailable) unanswered.current = { sent, values };
      throw error;
    }
  };

  /** @returns what the lost try has stored, when that is what overtook this one */
  const foundAfter = async (error: unknown, lost: typeof unanswered.current) => {
    if (!lost || !(error instanceof Conflict)) throw error;
    const stored = await readStored().catch(() => null);
    if (!stored || !holds(stored, lost.values)) throw error;
    return stored;
  };

  return useMutation({
    ...save(base, step),
    mutationFn: async (sent: Sent, context) => {
      const lost = unanswered.current;
      let isFound = false;
      const saved = await attempt(base, sent, context).catch((error: unknown) => {
        isFound = true;
        return foundAfter(error, lost);
      });
      // What was found, or of something new the answer, may be what the lost try has stored.
      const isOfLostTry = lost !== null && (isFound || !base) && !isSame(sent, lost.sent);
      unanswered.current = null;
      if (!isOfLostTry) return saved;
      return attempt(saved, sent, context).catch((error: unknown) => {
        onStored(saved);
        throw error;
      });
    },
  });
}

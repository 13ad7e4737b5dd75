import { type MutationFunctionContext, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { inWords } from '../outcomes/named-fields';
import { Conflict, isOvertaken, Refusal, SessionEnded } from '../strapi/errors';
import { type Fields, isSame } from './fields';
import type { UnansweredSave } from './local-draft';
import { wording } from './wording';

/** What a form tells the noun's mutation of the save it makes. */
export interface SaveStep<Item> {
  /** Of this form: a new item that is sent again with it is stored once. */
  key: string;
  /** To be told what the first of several steps has stored when a later one fails: the next try goes on from there. */
  stored: (item: Item) => void;
}

/** What the form's draft remembers of its saves. */
interface SavesOfDraft {
  key: () => string;
  unanswered: () => UnansweredSave | null;
  setUnanswered: (save: Omit<UnansweredSave, 'key'> | null) => void;
}

interface SaveOptions<Item, Sent> {
  /** Of the form: a refusal calls them as it does. */
  fields: Fields;
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
  remembered: SavesOfDraft;
}

/** Nothing of what was sent is stored. */
const isRefused = (error: unknown) =>
  error instanceof Refusal || error instanceof SessionEnded || isOvertaken(error);

function labelIn(fields: Fields, path: string): string | undefined {
  const label = fields[path]?.props.label;
  return label && wording.fieldName(label);
}

/**
 * Saves a form's item. A save whose answer was lost may be stored all the same: sent again it is not in conflict with
 * itself, and what was changed in between is saved on top of it.
 */
export function useSave<Item, Sent>({
  fields,
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
    return mutationFn(sent, context).catch((error: unknown) => {
      throw error instanceof Refusal ? inWords(error, (path) => labelIn(fields, path)) : error;
    });
  };

  /** @returns what the lost try has stored, when that is what overtook this one */
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
      // Before the answer: the page may be left while the save is under way.
      remembered.setUnanswered(unanswered);
      try {
        let isFound = false;
        const saved = await attempt(base, sent, context).catch((error: unknown) => {
          isFound = true;
          return foundAfter(error, lost);
        });
        // What was found, or of something new the answer, may be what the lost try has stored.
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

import { type MutationFunctionContext, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { showProblem } from '../../notifications/toasts';
import { Conflict, GivenUp, isConflict, Refusal } from '../../strapi/errors';
import type { UnansweredSave } from '../drafts/local-draft';
import { refusedMarks } from '../fields/field-marks';
import {
  type Fields,
  inputOf,
  isSame,
  problemsOf,
  type Shown,
  type Values,
  valuesOf,
  withStoredChanges,
} from '../fields/fields';
import { wording } from '../wording';
import type { Draft, Editable } from './use-draft';

/** Details of a save that the form passes to the noun's mutation. */
export interface SaveStep<Item> {
  /** Idempotency key: a new item sent again with it is stored once. */
  key: string;
  /** Reports the result of the first of several steps. If a later step fails, the next try continues from there. */
  stored: (item: Item) => void;
}

interface SaveOptions<F extends Fields, Item extends Editable & Shown<F>, Sent> {
  draft: Draft<F, Item>;
  fields: F;
  save: (item: Item | null, step: SaveStep<Item>) => UseMutationOptions<Item, Error, Sent>;
  readStored: () => Promise<Item | null>;
  findConflict: () => Promise<void>;
  close: () => void;
}

/** Returns whether the error proves that nothing was stored. */
const isRefused = (error: unknown) =>
  error instanceof Refusal || error instanceof GivenUp || isConflict(error);

/**
 * Saves a form's item. A save whose response was lost may be stored, in whole or in part: the next save is then based on
 * its result and sends everything again. Success is only reported for a save that was answered.
 */
export function useSave<F extends Fields, Item extends Editable & Shown<F>, Sent>({
  draft: { form, base, rebase, keep, saves },
  fields,
  save,
  readStored,
  findConflict,
  close,
}: SaveOptions<F, Item, Sent>) {
  const submitted = useRef<Values<F> | null>(null);
  const saveOf = (item: Item | null) => save(item, { key: saves.key(), stored: (stored) => rebase(stored) });
  /** Returns whether an item contains the sent values. */
  const holds = (item: Item, values: object) => isSame(inputOf(fields, valuesOf(fields, item)), values);

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

  const { mutateAsync, isPending } = useMutation({
    ...saveOf(base()),
    mutationFn: async (sent: Sent, context) => {
      const lost = saves.unanswered();
      const sameAsLost = lost !== null && isSame(sent, lost.sent);
      const values = submitted.current ? { ...inputOf(fields, submitted.current) } : {};
      const unanswered = { sent: lost && !sameAsLost ? null : sent, values };
      // Before the response: the page may be left while the save is under way.
      saves.setUnanswered(unanswered);
      const saveOnTopOf = (stored: Item) =>
        attempt(stored, sent, context).catch((error: unknown) => {
          rebase(stored);
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
        rebase(created);
        throw new Conflict(wording.conflict.title, {});
      };
      try {
        const item = base();
        return await (item ? update(item) : create());
      } catch (error) {
        saves.setUnanswered(isRefused(error) ? lost : unanswered);
        throw error;
      }
    },
  });

  /** Keeps what was typed during a save, and shows the values that the CMS has changed. */
  const continueWith = (item: Item, sent: Values<F>) => {
    const stored = withStoredChanges(fields, sent, valuesOf(fields, item));
    for (const name of Object.keys(fields)) {
      const isTyped = !isSame(form.getValues()[name], sent[name]);
      if (!isTyped && !isSame(stored[name], sent[name])) form.setFieldValue(name, stored[name] as never);
    }
    rebase(item, stored);
  };

  return {
    isSaving: isPending,
    submit: (send: (values: Values<F>) => void) =>
      form.onSubmit(
        (values) => {
          submitted.current = values;
          send(values);
        },
        (flagged, values) => {
          const [sentence] = Object.values<string | undefined>(problemsOf(fields, values));
          if (sentence) showProblem(sentence);
          const [field] = Object.keys(flagged);
          if (field) form.getInputNode(field)?.focus();
        },
      ),
    send: async (sending: Sent, { stays } = { stays: false }): Promise<Item | null> => {
      // Keep the values that are sent at once, too: the response may be lost.
      keep('keepHere');
      try {
        const item = await mutateAsync(sending);
        const sent = submitted.current ?? form.getValues();
        if (stays || !isSame(form.getValues(), sent)) continueWith(item, sent);
        else close();
        return item;
      } catch (error) {
        // The `meta` of the mutation and of the query have already reported the failure.
        if (isConflict(error)) await findConflict().catch(() => undefined);
        else form.setErrors(refusedMarks(fields, error));
        return null;
      }
    },
  };
}

import { useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../store';
import { draftStore } from '../drafts/draft-store';
import { useOfferedDraft } from '../drafts/offered-draft';
import { marksOf } from '../fields/field-marks';
import { type Fields, isSame, linesOf, type Shown, type Values, valuesOf } from '../fields/fields';

const DRAFT_DELAY_MS = 300;

/** A stored item that can be edited. Every save increases its revision. */
export interface Editable {
  documentId: string;
  revision: number;
}

interface DraftOptions<F extends Fields, Item> {
  draft: string;
  fields: F;
  item: Item | null;
}

interface DraftState<Item, Values> {
  /** The stored item that the values belong to; null for a new one. */
  item: Item | null;
  /** The form's values without changes. */
  saved: Values;
  isChanged: boolean;
  /** The draft in the form: the revision of the item that it was based on, and its time (ISO 8601). */
  restored: { revision: number; keptAt: string } | null;
  /** A closed form has nothing to lose and keeps no draft. */
  isClosed: boolean;
}

export type Draft<F extends Fields, Item extends Editable & Shown<F>> = ReturnType<typeof useDraft<F, Item>>;

/** Manages the values of a form, the item that they are based on, and the draft that keeps them. */
export function useDraft<F extends Fields, Item extends Editable & Shown<F>>({
  draft,
  fields,
  item: opened,
}: DraftOptions<F, Item>) {
  const nameOf = (item: Editable | null) => `${draft}/${item?.documentId ?? 'new'}`;
  const openedValues = valuesOf(fields, opened);
  const [drafts] = useState(() => draftStore(nameOf(opened), openedValues));
  const initial = drafts.read();
  // Outside of React: a save may end after the form has left the screen.
  const [store] = useState(() => {
    // A save whose response was lost still counts as saved.
    const isChanged = initial !== null && !isSame(initial.values, openedValues);
    const restored = isChanged ? initial : null;
    return createStore<DraftState<Item, Values<F>>>({
      item: opened,
      saved: openedValues,
      isChanged,
      restored,
      isClosed: false,
    });
  });
  const { restored, isChanged } = useSyncExternalStore(store.subscribe, store.state);
  const set = (changes: Partial<DraftState<Item, Values<F>>>) => store.set({ ...store.state(), ...changes });

  /** Returns the item whose revision the next save is compared with. A draft keeps the revision it was based on. */
  const base = () => {
    const { item, restored } = store.state();
    return item && restored ? { ...item, revision: restored.revision } : item;
  };

  const keep = (how: 'keep' | 'keepHere' = 'keep') => {
    const item = base();
    if (store.state().isChanged) drafts[how](nameOf(item), form.getValues(), item?.revision ?? 0);
  };
  const keepTyped = useDebouncedCallback(
    () => {
      if (store.state().isClosed) return;
      if (store.state().isChanged) keep();
      else drop();
    },
    { delay: DRAFT_DELAY_MS, flushOnUnmount: true },
  );
  const drop = () => {
    keepTyped.cancel();
    drafts.drop();
    set({ restored: null });
  };

  const form = useForm<Values<F>>({
    mode: 'uncontrolled',
    initialValues: initial?.values ?? openedValues,
    validate: (values) => marksOf(fields, values),
    onValuesChange: useCallback(
      (values: Values<F>) => {
        const state = store.state();
        const isChanged = !isSame(values, state.saved);
        if (isChanged !== state.isChanged) store.set({ ...state, isChanged });
        keepTyped();
      },
      [store, keepTyped],
    ),
  });

  const name = nameOf(base());
  const openDraft = useEffectEvent((at: string) => drafts.open(at, form.getValues));
  useEffect(() => openDraft(name), [name]);

  const dropSaved = useEffectEvent(() => {
    if (initial && !restored) drop();
  });
  useEffect(() => dropSaved(), []);

  // Another tab may have started from this tab's draft and finished it.
  useWindowEvent('storage', ({ key, newValue }) => {
    const { isClosed, isChanged } = store.state();
    if (newValue !== null || !drafts.isKeptAt(key) || isClosed || !isChanged) return;
    drafts.startNewItem();
    keep();
  });

  const fill = (values: Values<F>) => {
    form.setValues(values);
    form.clearErrors();
  };

  /** Makes an item the base of the values in the form, and keeps these as changes to it. */
  const rebase = (item: Item | null, saved = valuesOf(fields, item)) => {
    drop();
    set({ item, saved, isChanged: !isSame(form.getValues(), saved) });
    keep();
  };

  return {
    form,
    base,
    rebase,
    keep,
    /** Shows an item without changes. */
    show: (item: Item | null) => {
      fill(valuesOf(fields, item));
      rebase(item);
    },
    /** Drops the draft even if the form has left the screen. */
    close: () => {
      drop();
      set({ isClosed: true });
    },
    saves: drafts.saves,
    restored,
    state: store.state,
    offered: useOfferedDraft({
      drafts,
      itemRevision: base()?.revision ?? 0,
      isChanged,
      shown: form.getValues,
      lines: (values) => linesOf(fields, values),
      fill: (values, restored) => {
        fill(values);
        set({ restored });
      },
      keepShown: keep,
    }),
  };
}

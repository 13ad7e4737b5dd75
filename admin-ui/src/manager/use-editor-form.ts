import { type UseFormReturnType, useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import {
  type FetchQueryOptions,
  type QueryKey,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { showProblem } from '../outcomes/toasts';
import { isOvertaken } from '../strapi/errors';
import { marksOf, refusedMarks } from './field-marks';
import {
  type Fields,
  inputOf,
  isSame,
  linesOf,
  madeOf,
  problemsOf,
  type Shown,
  type Values,
  type VersionLine,
  valuesOf,
} from './fields';
import { draftsOfTab, fitting, type KeptDraft, readDraft } from './local-draft';
import { type OfferedDraft, useOfferedDraft } from './offered-draft';
import { useDraftElsewhere } from './remote-draft';
import { type SaveStep, useSave } from './use-save';

const DRAFT_DELAY_MS = 300;

/** What can be edited: stored under an id, and counted up with every save. */
export interface Editable {
  documentId: string;
  revision: number;
}

interface EditorFormOptions<F extends Fields, Item extends Editable & Shown<F>, Sent, Key extends QueryKey> {
  /** Names the kept draft, together with the item's id: 'portfolio' */
  draft: string;
  /** The item to edit; null for a new one. Mount the form anew (`key`) for another item. */
  item: Item | null;
  fields: F;
  /**
   * The noun's query of the item, null when it was deleted. Asked again when a save was too late. The id is
   * empty for a new item: something that there is once, and that somebody else wrote first.
   */
  stored: (documentId: string) => FetchQueryOptions<Item | null, Error, Item | null, Key>;
  /** The noun's mutation for an item, or for a new one. */
  save: (item: Item | null, step: SaveStep<Item>) => UseMutationOptions<Item, Error, Sent>;
  /** After saving or cancelling; left out where the form stays on its page. */
  onClose?: () => void;
}

export interface EditorForm<F extends Fields, Item = unknown, Sent = never> {
  form: UseFormReturnType<Values<F>>;
  fields: F;
  /** What the form's values are based on. Null: a new one. */
  item: Item | null;
  /** Whether leaving would lose something. `also`: there is more to lose than the values, a chosen file. */
  hasChanges: (also: boolean) => boolean;
  /** The moment (ISO 8601) of a draft that was put back into the form, else null. */
  restoredFrom: string | null;
  /** Back to the saved values. */
  discardDraft: () => void;
  /** What was begun on another device. */
  elsewhere: OfferedDraft;
  /** For `<form onSubmit>`: sends valid values, else says the first problem and marks its fields. */
  submit: (send: (values: Values<F>) => void) => (event?: FormEvent<HTMLFormElement>) => void;
  /** While a save is under way. */
  busy: boolean;
  /**
   * Saves, then closes the form, unless more was typed meanwhile: then it stays for that. With `stays` it stays
   * in any case, based on what is now stored. Who was overtaken is asked which version stays.
   *
   * @returns what is now stored; null when nothing was saved
   */
  send: (sent: Sent, after?: { stays: boolean }) => Promise<Item | null>;
  /** After cancelling: nothing is left to lose. */
  close: () => void;
  /** After the item was stored by other means: the form closes, or shows what is stored now where it stays. */
  leaveToStored: () => Promise<void>;
  /** Where the owner wanted to go when she was asked to stay; she is taken there once the form closes. */
  departure: RefObject<(() => void) | null>;
  /** Set while both versions are shown; `theirs` is null when the item was deleted. */
  conflict: { mine: VersionLine[]; theirs: VersionLine[] | null } | null;
  /** The form stays as it is and is from now on based on what is stored. */
  keepMine: () => void;
  /** The stored values replace the form's. */
  takeStored: () => void;
  /** The dialog is closed without a choice. */
  decideLater: () => void;
}

/** One form's life: values, problems, a kept draft, its save, and the question when two people edited one item. */
export function useEditorForm<
  F extends Fields,
  Item extends Editable & Shown<F>,
  Sent,
  Key extends QueryKey,
>({
  draft,
  item: opened,
  fields,
  stored: storedVersion,
  save,
  onClose,
}: EditorFormOptions<F, Item, Sent, Key>): EditorForm<F, Item, Sent> {
  const queryClient = useQueryClient();
  const nameOf = (item: Item | null) => `${draft}/${item?.documentId ?? 'new'}`;
  const saved = valuesOf(fields, opened);
  const [begun] = useState(() => readDraft(nameOf(opened), saved));
  const [drafts] = useState(() => draftsOfTab(begun));
  // What was stored although its answer was lost is nothing unsaved.
  const [restored, setRestored] = useState<KeptDraft<Values<F>> | null>(
    isSame(begun?.values, saved) ? null : begun,
  );
  /** The item whose values count as unchanged. */
  const [unchanged, setUnchanged] = useState(opened);
  // A draft was written on the revision it names, so that is the one its save has to be checked against.
  const base = unchanged && restored ? { ...unchanged, revision: restored.revision } : unchanged;
  const [conflict, setConflict] = useState<{ stored: Item | null } | null>(null);
  const settled = useRef(false);
  const sent = useRef<Values<F> | null>(null);
  const readStored = () => queryClient.fetchQuery({ ...storedVersion(base?.documentId ?? ''), staleTime: 0 });
  const { mutateAsync, isPending } = useSave({
    fields,
    base,
    save,
    onStored: (item) => baseOn(item),
    readStored,
    sentValues: () => sent.current && inputOf(fields, sent.current),
    holds: (item, values) => isSame(inputOf(fields, valuesOf(fields, item)), values),
    remembered: { ...drafts, setUnanswered: (save) => drafts.setUnanswered(nameOf(base), save) },
  });
  const departure = useRef<(() => void) | null>(null);
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  const keepHere = (item: Item | null, values: Values<F>) => {
    const [keptAt, elsewhere] = [new Date().toISOString(), keptElsewhere.current];
    drafts.keep(nameOf(item), { values, revision: item?.revision ?? 0, keptAt, elsewhere });
  };
  const keepFor = (item: Item | null, values: Values<F>) => {
    keepHere(item, values);
    if (nameOf(item) === nameOf(base)) elsewhere.keep(values, item?.revision ?? 0);
  };
  const keep = useDebouncedCallback(
    (values: Values<F>) => {
      if (settled.current) return;
      if (isChanged()) keepFor(base, values);
      else forgetDraft();
    },
    { delay: DRAFT_DELAY_MS, flushOnUnmount: true },
  );

  const form = useForm<Values<F>>({
    mode: 'uncontrolled',
    initialValues: restored?.values ?? saved,
    validate: (values) => marksOf(fields, values),
    onValuesChange: keep,
  });

  /** Mantine's `isDirty` forgets what a draft brought back as soon as something is typed in another field. */
  const isChanged = () => !isSame(form.getValues(), form.getInitialValues());

  const keptElsewhere = useRef(begun?.elsewhere ?? 0);
  const elsewhere = useDraftElsewhere({
    name: nameOf(base),
    known: keptElsewhere.current,
    shown: form.getValues,
    onKept: (revision) => {
      keptElsewhere.current = revision;
      drafts.setElsewhere(nameOf(base), revision);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that a restored draft counts as changed
  useEffect(() => {
    form.resetDirty(saved);
    if (begun && !restored) forgetDraft();
  }, []);

  // Another tab may have begun with what this one kept, and be done with it.
  useWindowEvent('storage', ({ key, newValue }) => {
    const isDropped = newValue === null && drafts.isKeptAt(nameOf(base), key);
    if (!isDropped || settled.current || !isChanged()) return;
    drafts.giveUp();
    keepFor(base, form.getValues());
  });

  const forgetDraft = () => {
    keep.cancel();
    elsewhere.forget();
    keptElsewhere.current = 0;
    drafts.drop(nameOf(base));
    setRestored(null);
  };

  const refill = (values: Values<F>) => {
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
    forgetDraft();
  };

  // What is read anew while nothing is typed is what the changes to come are made on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another revision has been read
  useEffect(() => {
    if (!opened || opened.revision <= (base?.revision ?? 0) || isPending || isChanged()) return;
    setUnchanged(opened);
    refill(saved);
  }, [opened?.revision]);

  /** The form stays as it is, and its changes are from now on those to this item. */
  const baseOn = (item: Item | null) => {
    forgetDraft();
    keepFor(item, form.getValues());
    setUnchanged(item);
    form.resetDirty(valuesOf(fields, item));
  };

  const close = () => {
    settled.current = true;
    forgetDraft();
    if (!onScreen.current) return;
    if (departure.current) departure.current();
    else onClose?.();
  };

  const continueWith = (item: Item, sending: Values<F>) => {
    const stored = madeOf(fields, sending, valuesOf(fields, item));
    for (const name of Object.keys(fields)) {
      const isTyped = !isSame(form.getValues()[name], sending[name]);
      if (!isTyped && !isSame(stored[name], sending[name])) form.setFieldValue(name, stored[name] as never);
    }
    forgetDraft();
    form.resetDirty(stored);
    // From here on a draft belongs to what was just stored, not to the next new item.
    if (!isSame(form.getValues(), stored)) keepFor(item, form.getValues());
    setUnchanged(item);
  };

  const finish = (item: Item) => {
    if (sent.current && !isSame(form.getValues(), sent.current)) continueWith(item, sent.current);
    else close();
  };

  const askWhichVersion = async () => setConflict({ stored: await readStored() });

  const showStored = async () => {
    const stored = await readStored();
    setUnchanged(stored);
    refill(valuesOf(fields, stored));
  };

  const offered = useOfferedDraft({
    elsewhere,
    itemRevision: base?.revision ?? 0,
    isChanged,
    inShape: (values) => fitting(values, saved),
    lines: (values) => linesOf(fields, values),
    shown: form.getValues,
    goOnWith: (values, revision, { keptAt, revision: elsewhere }) => {
      keptElsewhere.current = elsewhere;
      form.setValues(values);
      form.clearErrors();
      setRestored({ values, revision, keptAt, elsewhere });
    },
    keepShown: () => {
      if (isChanged()) keepFor(base, form.getValues());
    },
  });

  return {
    form,
    fields,
    item: base,
    elsewhere: offered,
    departure,
    hasChanges: (also) => !settled.current && (also || isChanged()),
    restoredFrom: restored?.keptAt ?? null,
    discardDraft: () => {
      setUnchanged(opened);
      refill(saved);
    },
    submit: (send) =>
      form.onSubmit(
        (values) => {
          sent.current = values;
          send(values);
        },
        (flagged, values) => {
          const [sentence] = Object.values<string | undefined>(problemsOf(fields, values));
          if (sentence) showProblem(sentence);
          const [field] = Object.keys(flagged);
          if (field) form.getInputNode(field)?.focus();
        },
      ),
    busy: isPending,

    // Also when the form has left the screen meanwhile: its draft is not needed any more.
    send: (sending, { stays } = { stays: false }) => {
      // What is typed and sent at once is kept, too: its answer may be lost.
      if (isChanged()) keepHere(base, form.getValues());
      return mutateAsync(sending).then(
        (item) => {
          if (stays) continueWith(item, sent.current ?? form.getValues());
          else finish(item);
          return item;
        },
        // The `meta` of the mutation has said what failed, and so has that of the query.
        async (error) => {
          if (isOvertaken(error)) await askWhichVersion().catch(() => undefined);
          else form.setErrors(refusedMarks(fields, error));
          return null;
        },
      );
    },

    close,
    leaveToStored: async () => (onClose ? close() : showStored()),

    conflict: conflict && {
      mine: linesOf(fields, form.getValues()),
      theirs: conflict.stored && linesOf(fields, valuesOf(fields, conflict.stored)),
    },
    keepMine: () => {
      baseOn(conflict?.stored ?? null);
      setConflict(null);
    },
    takeStored: () => {
      if (!conflict?.stored) return;
      setUnchanged(conflict.stored);
      refill(valuesOf(fields, conflict.stored));
      setConflict(null);
    },
    decideLater: () => setConflict(null),
  };
}

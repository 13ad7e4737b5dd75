import { type UseFormReturnType, useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import {
  type FetchQueryOptions,
  type QueryKey,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { showProblem } from '../../notifications/toasts';
import { isConflict } from '../../strapi/errors';
import { fitToShape, type LocalDraft, readLocalDraft, tabDrafts } from '../drafts/local-draft';
import { type OfferedDraft, useOfferedDraft } from '../drafts/offered-draft';
import { useRemoteDraft } from '../drafts/remote-draft';
import { marksOf, refusedMarks } from '../fields/field-marks';
import {
  type Fields,
  inputOf,
  isSame,
  linesOf,
  problemsOf,
  type Shown,
  type Values,
  type VersionLine,
  valuesOf,
  withStoredChanges,
} from '../fields/fields';
import { type SaveStep, useSave } from './use-save';

const DRAFT_DELAY_MS = 300;

/** A stored item that can be edited. Every save increases its revision. */
export interface Editable {
  documentId: string;
  revision: number;
}

interface EditorFormOptions<F extends Fields, Item extends Editable & Shown<F>, Sent, Key extends QueryKey> {
  /** Names the draft, together with the item's id: 'portfolio' */
  draft: string;
  /** The item to edit; null for a new one. Mount a new form (`key`) for another item. */
  item: Item | null;
  fields: F;
  /**
   * The noun's query of the item; null if it was deleted. Loaded again when another save was first. The id is empty
   * for a new item, in case someone else has created a single type first.
   */
  stored: (documentId: string) => FetchQueryOptions<Item | null, Error, Item | null, Key>;
  /** The noun's mutation for an item, or for a new one. */
  save: (item: Item | null, step: SaveStep<Item>) => UseMutationOptions<Item, Error, Sent>;
  /** Called after saving or cancelling; omitted if the form stays on its page. */
  onClose?: () => void;
}

export interface EditorForm<F extends Fields, Item = unknown, Sent = never> {
  form: UseFormReturnType<Values<F>>;
  fields: F;
  /** The item that the form's values are based on; null for a new one. */
  item: Item | null;
  /**
   * Returns whether leaving would lose changes. `also`: there are changes outside the values, such as a chosen file.
   */
  hasChanges: (also: boolean) => boolean;
  /** Time of the draft restored into the form (ISO 8601), or null. */
  restoredFrom: string | null;
  discardDraft: () => void;
  remoteDraft: OfferedDraft;
  /** For `<form onSubmit>`: sends valid values. Otherwise reports the first problem and marks the invalid fields. */
  submit: (send: (values: Values<F>) => void) => (event?: FormEvent<HTMLFormElement>) => void;
  isSaving: boolean;
  /**
   * Saves and closes the form. The form stays open if more was typed during the save, or with `stays`. If another
   * save was first, the owner chooses a version.
   * @returns the stored item; null if nothing was saved
   */
  send: (sent: Sent, after?: { stays: boolean }) => Promise<Item | null>;
  /** Closes the form and discards the draft. */
  close: () => void;
  /** After the item was stored by other means: closes the form, or shows the stored values if the form stays. */
  leaveToStored: () => Promise<void>;
  /** The navigation that was blocked by the unsaved changes; continues after the form closes. */
  blockedNavigation: RefObject<(() => void) | null>;
  /** Set while both versions are shown; `theirs` is null if the item was deleted. */
  conflict: { mine: VersionLine[]; theirs: VersionLine[] | null } | null;
  keepMine: () => void;
  takeStored: () => void;
  decideLater: () => void;
}

/** Manages one form: values, problems, draft, saves, and conflicts between two editors of one item. */
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
  const [begun] = useState(() => readLocalDraft(nameOf(opened), saved));
  const [drafts] = useState(() => tabDrafts(begun));
  // A save whose response was lost still counts as saved.
  const [restored, setRestored] = useState<LocalDraft<Values<F>> | null>(
    isSame(begun?.values, saved) ? null : begun,
  );
  /** The item whose values count as unchanged. */
  const [unchanged, setUnchanged] = useState(opened);
  // Compare the save with the revision the draft was based on.
  const base = unchanged && restored ? { ...unchanged, revision: restored.revision } : unchanged;
  const [conflict, setConflict] = useState<{ stored: Item | null } | null>(null);
  const settled = useRef(false);
  const sent = useRef<Values<F> | null>(null);
  const readStored = () => queryClient.fetchQuery({ ...storedVersion(base?.documentId ?? ''), staleTime: 0 });
  const { mutateAsync, isPending } = useSave({
    base,
    save,
    onStored: (item) => baseOn(item),
    readStored,
    sentValues: () => sent.current && inputOf(fields, sent.current),
    holds: (item, values) => isSame(inputOf(fields, valuesOf(fields, item)), values),
    remembered: { ...drafts, setUnanswered: (save) => drafts.setUnanswered(nameOf(base), save) },
  });
  const blockedNavigation = useRef<(() => void) | null>(null);
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

  /** Mantine's `isDirty` forgets restored changes as soon as another field changes. */
  const isChanged = () => !isSame(form.getValues(), form.getInitialValues());

  const keptElsewhere = useRef(begun?.elsewhere ?? 0);
  const elsewhere = useRemoteDraft({
    name: nameOf(base),
    known: keptElsewhere.current,
    shown: form.getValues,
    onKept: (revision) => {
      keptElsewhere.current = revision;
      drafts.setRemoteRevision(nameOf(base), revision);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that a restored draft counts as changed
  useEffect(() => {
    form.resetDirty(saved);
    if (begun && !restored) forgetDraft();
  }, []);

  // Another tab may have started from this tab's draft and finished it.
  useWindowEvent('storage', ({ key, newValue }) => {
    const isDropped = newValue === null && drafts.isKeptAt(nameOf(base), key);
    if (!isDropped || settled.current || !isChanged()) return;
    drafts.startNewItem();
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

  // While nothing is typed, a reloaded item becomes the base of later changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another revision has been read
  useEffect(() => {
    if (!opened || opened.revision <= (base?.revision ?? 0) || isPending || isChanged()) return;
    setUnchanged(opened);
    refill(saved);
  }, [opened?.revision]);

  /** Keeps the form's values as changes to this item. */
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
    if (blockedNavigation.current) blockedNavigation.current();
    else onClose?.();
  };

  const continueWith = (item: Item, sending: Values<F>) => {
    const stored = withStoredChanges(fields, sending, valuesOf(fields, item));
    for (const name of Object.keys(fields)) {
      const isTyped = !isSame(form.getValues()[name], sending[name]);
      if (!isTyped && !isSame(stored[name], sending[name])) form.setFieldValue(name, stored[name] as never);
    }
    forgetDraft();
    form.resetDirty(stored);
    // From here on, a draft belongs to the stored item, not to the next new one.
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
    remote: elsewhere,
    itemRevision: base?.revision ?? 0,
    isChanged,
    fitValues: (values) => fitToShape(values, saved),
    lines: (values) => linesOf(fields, values),
    shown: form.getValues,
    continueWith: (values, revision, { keptAt, revision: elsewhere }) => {
      keptElsewhere.current = elsewhere;
      form.setValues(values);
      form.clearErrors();
      setRestored({ values, revision, keptAt, elsewhere });
    },
    saveShown: () => {
      if (isChanged()) keepFor(base, form.getValues());
    },
  });

  return {
    form,
    fields,
    item: base,
    remoteDraft: offered,
    blockedNavigation,
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
    isSaving: isPending,

    // Delete the draft even if the form has left the screen since then.
    send: (sending, { stays } = { stays: false }) => {
      // Keep the values that are sent at once, too: the response may be lost.
      if (isChanged()) keepHere(base, form.getValues());
      return mutateAsync(sending).then(
        (item) => {
          if (stays) continueWith(item, sent.current ?? form.getValues());
          else finish(item);
          return item;
        },
        // The `meta` of the mutation and of the query have already reported the failure.
        async (error) => {
          if (isConflict(error)) await askWhichVersion().catch(() => undefined);
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

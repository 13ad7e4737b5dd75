import { type UseFormReturnType, useForm } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { showProblem } from '../notices/toasts';
import type { VersionLine } from './conflict-dialog';
import { dropDraft, keepDraft, readDraft } from './kept-draft';
import { wording } from './wording';

const DRAFT_DELAY_MS = 300;

/** What can be edited: stored under an id, and counted up with every save. */
export interface Editable {
  documentId: string;
  revision: number;
}

/** Sentences by field. A field that is not there is fine. */
export type Problems<Values> = Partial<Record<keyof Values, string>>;

interface EditorFormOptions<Item extends Editable, Values, Key extends QueryKey> {
  /** Names the kept draft, together with the item's id: 'portfolio' */
  draft: string;
  /** The item to edit; null for a new one. Mount the form anew (`key`) for another item. */
  item: Item | null;
  /** The form's values for an item, and for null the ones of a new item. */
  toValues: (item: Item | null) => Values;
  problems: (values: Values) => Problems<Values>;
  /**
   * The noun's query of the item, null when it was deleted. Asked again when a save was too late. The id is
   * empty for a new item: something that there is once, and that somebody else wrote first.
   */
  stored: (documentId: string) => FetchQueryOptions<Item | null, Error, Item | null, Key>;
  /** Values as lines, for the question which of two versions stays. */
  lines: (values: Values) => VersionLine[];
  /** After saving or cancelling; left out where the form stays on its page. */
  onClose?: () => void;
}

export interface EditorForm<Item extends Editable, Values> {
  form: UseFormReturnType<Values>;
  /** What the form's values are based on: send its `revision` with the save. Null: save a new one. */
  item: Item | null;
  /** Whether leaving would lose something. `also`: there is more to lose than the values, a chosen file. */
  hasChanges: (also: boolean) => boolean;
  /** The moment (ISO 8601) of a draft that was put back into the form, else null. */
  restoredFrom: string | null;
  /** Back to the saved values. */
  discardDraft: () => void;
  /** For `<form onSubmit>`: sends valid values, else says the first problem and marks its fields. */
  submit: (send: (values: Values) => void) => (event?: FormEvent<HTMLFormElement>) => void;
  /** After a save: the form closes, unless more was typed while it was under way; then it stays for that. */
  saved: (item: Item) => void;
  /** After cancelling: nothing is left to lose. */
  close: () => void;
  /** Where the owner wanted to go when she was asked to stay; she is taken there once the form closes. */
  departure: RefObject<(() => void) | null>;
  /** After a save that leaves something to do: the form stays open, based on what is now stored. */
  continueWith: (item: Item) => void;
  /** Set while both versions are shown; `theirs` is null when the item was deleted. */
  conflict: { mine: VersionLine[]; theirs: VersionLine[] | null } | null;
  /** Call when a save was refused because somebody else saved or deleted the item. */
  askWhichVersion: () => Promise<void>;
  /** The form stays as it is and is from now on based on what is stored. */
  keepMine: () => void;
  /** The stored values replace the form's. */
  takeStored: () => void;
  /** The dialog is closed without a choice. */
  decideLater: () => void;
}

/** What a field says about itself; the toast says what is wrong with the form. */
function atField(value: unknown, sentence: string | undefined): string | undefined {
  const isEmpty = typeof value === 'string' && !value.trim();
  return isEmpty ? wording.fieldMissing : sentence;
}

/** Values of forms are texts, switches and lists of them. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** One form's life: values, problems, a kept draft, and the question when two people edited one item. */
export function useEditorForm<
  Item extends Editable,
  Values extends Record<string, unknown>,
  Key extends QueryKey,
>({
  draft,
  item: opened,
  toValues,
  problems,
  stored: storedVersion,
  lines,
  onClose,
}: EditorFormOptions<Item, Values, Key>): EditorForm<Item, Values> {
  const queryClient = useQueryClient();
  const nameOf = (item: Item | null) => `${draft}/${item?.documentId ?? 'new'}`;
  const saved = toValues(opened);
  const [restored, setRestored] = useState(() => readDraft(nameOf(opened), saved));
  // A draft was written on the revision it names, so that is the one its save has to be checked against.
  const [base, setBase] = useState(() =>
    opened && restored ? { ...opened, revision: restored.revision } : opened,
  );
  const [conflict, setConflict] = useState<{ stored: Item | null } | null>(null);
  const settled = useRef(false);
  const sent = useRef<Values | null>(null);
  const departure = useRef<(() => void) | null>(null);
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  const keepFor = (item: Item | null, values: Values) => {
    keepDraft(nameOf(item), { values, revision: item?.revision ?? 0, keptAt: new Date().toISOString() });
  };
  const keep = useDebouncedCallback(
    (values: Values) => {
      if (!settled.current) keepFor(base, values);
    },
    { delay: DRAFT_DELAY_MS, flushOnUnmount: true },
  );

  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: restored?.values ?? saved,
    validate: (values) =>
      Object.fromEntries(
        Object.entries<string | undefined>(problems(values)).map(([field, sentence]) => [
          field,
          atField(values[field], sentence),
        ]),
      ),
    onValuesChange: keep,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that a restored draft counts as changed
  useEffect(() => form.resetDirty(saved), []);

  const forgetDraft = () => {
    keep.cancel();
    dropDraft(nameOf(base));
    setRestored(null);
  };

  const refill = (values: Values) => {
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
    forgetDraft();
  };

  const close = () => {
    settled.current = true;
    forgetDraft();
    if (!onScreen.current) return;
    if (departure.current) departure.current();
    else onClose?.();
  };

  const continueWith = (item: Item, stored: Values) => {
    forgetDraft();
    form.resetDirty(stored);
    // From here on a draft belongs to what was just stored, not to the next new item.
    if (!isSame(form.getValues(), stored)) keepFor(item, form.getValues());
    setBase(item);
  };

  return {
    form,
    item: base,
    departure,
    hasChanges: (also) => !settled.current && (also || form.isDirty()),
    restoredFrom: restored?.keptAt ?? null,
    discardDraft: () => {
      setBase(opened);
      refill(saved);
    },
    submit: (send) =>
      form.onSubmit(
        (values) => {
          sent.current = values;
          send(values);
        },
        (flagged, values) => {
          const [sentence] = Object.values(problems(values));
          if (sentence) showProblem(sentence);
          const [field] = Object.keys(flagged);
          if (field) form.getInputNode(field)?.focus();
        },
      ),
    saved: (item) => {
      if (sent.current && !isSame(form.getValues(), sent.current)) continueWith(item, sent.current);
      else close();
    },
    close,
    continueWith: (item) => continueWith(item, sent.current ?? form.getValues()),
    conflict: conflict && {
      mine: lines(form.getValues()),
      theirs: conflict.stored && lines(toValues(conflict.stored)),
    },
    askWhichVersion: async () => {
      const query = storedVersion(base?.documentId ?? '');
      const stored = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      setConflict({ stored });
    },
    keepMine: () => {
      const stored = conflict?.stored ?? null;
      forgetDraft();
      keepFor(stored, form.getValues());
      setBase(stored);
      setConflict(null);
    },
    takeStored: () => {
      if (!conflict?.stored) return;
      setBase(conflict.stored);
      refill(toValues(conflict.stored));
      setConflict(null);
    },
    decideLater: () => setConflict(null),
  };
}

import { type UseFormReturnType, useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import {
  type FetchQueryOptions,
  type QueryKey,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { showProblem } from '../../notifications/toasts';
import { isConflict } from '../../strapi/errors';
import { draftStore } from '../drafts/draft-store';
import { type OfferedDraft, useOfferedDraft } from '../drafts/offered-draft';
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
import { baseOf, type EditorEvent, type EditorState, nextState } from './editor-state';
import { type SaveStep, useSave } from './use-save';

const DRAFT_DELAY_MS = 300;

/** A stored item that can be edited. Every save increases its revision. */
export interface Editable {
  documentId: string;
  revision: number;
}

/** What a form needs of its noun. */
export interface EditedNoun<F extends Fields, Item extends Editable & Shown<F>, Sent, Key extends QueryKey> {
  /** Names the draft, together with the item's id: 'portfolio' */
  draft: string;
  fields: F;
  /**
   * The noun's query of the item; null if it was deleted. Loaded again when another save was first. The id is empty
   * for a new item, in case someone else has created a single type first.
   */
  stored: (documentId: string) => FetchQueryOptions<Item | null, Error, Item | null, Key>;
  /** The noun's mutation for an item, or for a new one. */
  save: (item: Item | null, step: SaveStep<Item>) => UseMutationOptions<Item, Error, Sent>;
}

interface EditorFormOptions<F extends Fields, Item extends Editable & Shown<F>, Sent, Key extends QueryKey>
  extends EditedNoun<F, Item, Sent, Key> {
  /** The item to edit; null for a new one. Mount a new form (`key`) for another item. */
  item: Item | null;
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
  const openedValues = valuesOf(fields, opened);
  const [drafts] = useState(() => draftStore(nameOf(opened), openedValues));
  const initialDraft = drafts.read();
  // A save whose response was lost still counts as saved.
  const isUnsaved = initialDraft !== null && !isSame(initialDraft.values, openedValues);
  const [state, setState] = useState<EditorState<Item, Values<F>>>({
    name: isUnsaved ? 'typed' : 'clean',
    item: opened,
    saved: openedValues,
    isChanged: isUnsaved,
    restored: isUnsaved ? initialDraft : null,
    theirs: null,
    isClosed: false,
  });
  const latest = useRef(state);
  const dispatch = useCallback((event: EditorEvent<Item, Values<F>>) => {
    latest.current = nextState(latest.current, event);
    setState(latest.current);
  }, []);
  const base = baseOf(state);
  const submitted = useRef<Values<F> | null>(null);
  const blockedNavigation = useRef<(() => void) | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const readStored = () => {
    const documentId = baseOf(latest.current)?.documentId ?? '';
    return queryClient.fetchQuery({ ...storedVersion(documentId), staleTime: 0 });
  };
  const { mutateAsync } = useSave({
    base,
    save,
    onStored: (item) => rebase(item),
    readStored,
    sentValues: () => submitted.current && inputOf(fields, submitted.current),
    holds: (item, values) => isSame(inputOf(fields, valuesOf(fields, item)), values),
    remembered: drafts.saves,
  });

  const keepShown = () => {
    const item = baseOf(latest.current);
    if (latest.current.isChanged) drafts.keep(nameOf(item), form.getValues(), item?.revision ?? 0);
  };
  const keepTyped = useDebouncedCallback(
    () => {
      if (latest.current.isClosed) return;
      if (latest.current.isChanged) keepShown();
      else dropDraft();
    },
    { delay: DRAFT_DELAY_MS, flushOnUnmount: true },
  );
  const dropDraft = () => {
    keepTyped.cancel();
    drafts.drop();
    dispatch({ type: 'dropDraft' });
  };

  const form = useForm<Values<F>>({
    mode: 'uncontrolled',
    initialValues: initialDraft?.values ?? openedValues,
    validate: (values) => marksOf(fields, values),
    onValuesChange: useCallback(
      (values: Values<F>) => {
        dispatch({ type: 'change', values });
        keepTyped();
      },
      [dispatch, keepTyped],
    ),
  });

  const name = nameOf(base);
  const openDraft = useEffectEvent((at: string) => drafts.open(at, form.getValues));
  useEffect(() => openDraft(name), [name]);

  const dropSavedDraft = useEffectEvent(() => {
    if (initialDraft && !state.restored) dropDraft();
  });
  useEffect(() => dropSavedDraft(), []);

  // Another tab may have started from this tab's draft and finished it.
  useWindowEvent('storage', ({ key, newValue }) => {
    const isDropped = newValue === null && drafts.isKeptAt(key);
    if (!isDropped || latest.current.isClosed || !latest.current.isChanged) return;
    drafts.startNewItem();
    keepShown();
  });

  /** Makes an item the base of the values in the form, and keeps these as changes to it. */
  const rebase = (item: Item | null, saved = valuesOf(fields, item)) => {
    dropDraft();
    dispatch({ type: 'rebase', item, saved, values: form.getValues() });
    keepShown();
  };

  /** Shows an item without changes. */
  const showItem = (item: Item | null) => {
    form.setValues(valuesOf(fields, item));
    form.clearErrors();
    rebase(item);
  };

  // While nothing is typed, a reloaded item becomes the base of later changes.
  const showRead = useEffectEvent((revision: number) => {
    const isNewer = revision > (base?.revision ?? 0);
    if (opened && isNewer && state.name !== 'saving' && !latest.current.isChanged) showItem(opened);
  });
  const openedRevision = opened?.revision ?? 0;
  useEffect(() => showRead(openedRevision), [openedRevision]);

  const close = () => {
    dropDraft();
    dispatch({ type: 'close' });
    if (!isMounted.current) return;
    if (blockedNavigation.current) blockedNavigation.current();
    else onClose?.();
  };

  /** After a save: keeps what was typed during it, and shows the values that the CMS has changed. */
  const continueWith = (item: Item, sent: Values<F>) => {
    const stored = withStoredChanges(fields, sent, valuesOf(fields, item));
    for (const name of Object.keys(fields)) {
      const isTyped = !isSame(form.getValues()[name], sent[name]);
      if (!isTyped && !isSame(stored[name], sent[name])) form.setFieldValue(name, stored[name] as never);
    }
    rebase(item, stored);
  };

  const finishSave = (item: Item, stays: boolean) => {
    dispatch({ type: 'finish' });
    const sent = submitted.current ?? form.getValues();
    if (stays || !isSame(form.getValues(), sent)) continueWith(item, sent);
    else close();
  };

  const findConflict = async () => dispatch({ type: 'findConflict', theirs: await readStored() });

  const offered = useOfferedDraft({
    drafts,
    itemRevision: base?.revision ?? 0,
    isChanged: state.isChanged,
    shown: form.getValues,
    lines: (values) => linesOf(fields, values),
    fill: (values, restored) => {
      form.setValues(values);
      form.clearErrors();
      dispatch({ type: 'restoreDraft', draft: restored });
    },
    keepShown,
  });

  return {
    form,
    fields,
    item: base,
    remoteDraft: offered,
    blockedNavigation,
    hasChanges: (also) => !latest.current.isClosed && (also || latest.current.isChanged),
    restoredFrom: state.restored?.keptAt ?? null,
    discardDraft: () => showItem(opened),
    submit: (send) =>
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
    isSaving: state.name === 'saving',

    // Delete the draft even if the form has left the screen since then.
    send: (sending, { stays } = { stays: false }) => {
      // Keep the values that are sent at once, too: the response may be lost.
      if (latest.current.isChanged) drafts.keepHere(nameOf(base), form.getValues(), base?.revision ?? 0);
      dispatch({ type: 'startSave' });
      return mutateAsync(sending).then(
        (item) => {
          finishSave(item, stays);
          return item;
        },
        // The `meta` of the mutation and of the query have already reported the failure.
        async (error) => {
          dispatch({ type: 'finish' });
          if (isConflict(error)) await findConflict().catch(() => undefined);
          else form.setErrors(refusedMarks(fields, error));
          return null;
        },
      );
    },

    close,
    leaveToStored: async () => (onClose ? close() : showItem(await readStored())),

    conflict:
      state.name === 'conflict'
        ? {
            mine: linesOf(fields, form.getValues()),
            theirs: state.theirs && linesOf(fields, valuesOf(fields, state.theirs)),
          }
        : null,
    keepMine: () => {
      rebase(state.theirs);
      dispatch({ type: 'finish' });
    },
    takeStored: () => {
      if (!state.theirs) return;
      showItem(state.theirs);
      dispatch({ type: 'finish' });
    },
    decideLater: () => dispatch({ type: 'finish' }),
  };
}

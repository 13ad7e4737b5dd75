import type { UseFormReturnType } from '@mantine/form';
import {
  type FetchQueryOptions,
  type QueryKey,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { OfferedDraft } from '../drafts/offered-draft';
import type { Fields, Shown, Values } from '../fields/fields';
import { type Conflict, useConflict } from './use-conflict';
import { type Editable, useDraft } from './use-draft';
import { type SaveStep, useSave } from './use-save';

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

export interface EditorForm<F extends Fields, Item = unknown, Sent = never> extends Conflict {
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
}

/** Manages one form: its draft, its saves, and conflicts between two editors of one item. */
export function useEditorForm<
  F extends Fields,
  Item extends Editable & Shown<F>,
  Sent,
  Key extends QueryKey,
>({
  draft: name,
  item: opened,
  fields,
  stored,
  save,
  onClose,
}: EditorFormOptions<F, Item, Sent, Key>): EditorForm<F, Item, Sent> {
  const queryClient = useQueryClient();
  const draft = useDraft<F, Item>({ draft: name, item: opened, fields });
  const item = draft.base();
  const readStored = () =>
    queryClient.fetchQuery({ ...stored(draft.base()?.documentId ?? ''), staleTime: 0 });
  const { find: findConflict, ...conflict } = useConflict({ draft, fields, readStored });

  const blockedNavigation = useRef<(() => void) | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const close = () => {
    draft.close();
    if (!isMounted.current) return;
    if (blockedNavigation.current) blockedNavigation.current();
    else onClose?.();
  };
  const saving = useSave({ draft, fields, save, readStored, findConflict, close });

  // While nothing is typed, a reloaded item becomes the base of later changes.
  const showRead = useEffectEvent((revision: number) => {
    const isNewer = revision > (item?.revision ?? 0);
    if (opened && isNewer && !saving.isSaving && !draft.state().isChanged) draft.show(opened);
  });
  const openedRevision = opened?.revision ?? 0;
  useEffect(() => showRead(openedRevision), [openedRevision]);

  return {
    form: draft.form,
    fields,
    item,
    remoteDraft: draft.offered,
    blockedNavigation,
    hasChanges: (also) => !draft.state().isClosed && (also || draft.state().isChanged),
    restoredFrom: draft.restored?.keptAt ?? null,
    discardDraft: () => draft.show(opened),
    ...saving,
    close,
    leaveToStored: async () => (onClose ? close() : draft.show(await readStored())),
    ...conflict,
  };
}

import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { ToBin } from '../delete/edit-and-delete';
import { EmptyState } from '../page/empty-state';
import { Loaded } from '../page/loaded';
import { wording } from '../wording';
import type { Editable } from './use-draft';

interface EditorPlace<Tab extends string, Item extends Editable, Key extends QueryKey> {
  /** From the URL: the open tab, and the id of the edited item. */
  search: { tab: Tab; edit?: string | undefined };
  setSearch: (changes: { tab: Tab; edit: string | undefined }) => void;
  listTab: Tab;
  formTab: Tab;
  /** Returns the query of one item; its data is null if the id is unknown. */
  byId: (documentId: string) => UseQueryOptions<Item | null, Error, Item | null, Key>;
}

/** The item that a screen's form edits, and its actions. */
export interface Editor<Item> {
  /** Query of the edited item; null while a new item is written. */
  opening: UseQueryResult<Item | null> | null;
  /** React key of the form; differs for each item. */
  key: string;
  /** Opens the item in the form. The form starts with the given row until the item is loaded. */
  edit: (item: Item) => void;
  create: () => void;
  close: () => void;
}

/** Returns which item the form edits. The URL holds it, so Back, reload and links work. */
export function useEditor<Tab extends string, Item extends Editable, Key extends QueryKey>({
  search,
  setSearch,
  listTab,
  formTab,
  byId,
}: EditorPlace<Tab, Item, Key>): Editor<Item> {
  const queryClient = useQueryClient();
  const editing = search.tab === formTab ? search.edit : undefined;
  // Read again whenever a form opens: another tab may have saved the item since then.
  const opening = useQuery({ ...byId(editing ?? ''), enabled: editing !== undefined, staleTime: 0 });

  return {
    opening: editing === undefined ? null : opening,
    key: editing ?? 'new',
    edit: (item) => {
      queryClient.setQueryData<Item | null, QueryKey>(byId(item.documentId).queryKey, () => item);
      setSearch({ tab: formTab, edit: item.documentId });
    },
    create: () => setSearch({ tab: formTab, edit: undefined }),
    close: () => setSearch({ tab: listTab, edit: undefined }),
  };
}

/** Used in the URL instead of an id while a new item is written. */
const NEW_ITEM = 'new';

interface FormPlace<Item extends Editable, Key extends QueryKey> {
  /** From the URL: the id of the item in the form; undefined while the form is closed. */
  search: { form?: string | undefined };
  setSearch: (changes: { form: string | undefined }) => void;
  byId: EditorPlace<string, Item, Key>['byId'];
}

/** Returns which item a form edits that opens above or instead of its list, not in a tab. */
export function useFormEditor<Item extends Editable, Key extends QueryKey>({
  search: { form },
  setSearch,
  byId,
}: FormPlace<Item, Key>): Editor<Item> {
  return useEditor({
    search: { tab: form === undefined ? 'list' : 'form', edit: form === NEW_ITEM ? undefined : form },
    setSearch: ({ tab, edit }) => setSearch({ form: tab === 'form' ? (edit ?? NEW_ITEM) : undefined }),
    listTab: 'list',
    formTab: 'form',
    byId,
  });
}

export interface EditorProps<Item> {
  item: Item | null;
  /** Called after saving or cancelling. */
  onClose: () => void;
}

interface EditingProps<Item> {
  editor: Pick<Editor<Item>, 'opening' | 'key'>;
  children: (item: Item | null) => ReactNode;
}

/** Loads the item that the URL names. Mounts a new form for each item. */
export function Editing<Item>({ editor: { opening, key }, children }: EditingProps<Item>) {
  if (!opening) return <Fragment key={key}>{children(null)}</Fragment>;
  return (
    <Loaded key={key} query={opening}>
      {(item) => <Opened item={item}>{children}</Opened>}
    </Loaded>
  );
}

/** Keeps an open form with its last data, even after its item is deleted. The next save then asks what to do. */
function Opened<Item>({ item, children }: { item: Item | null } & Pick<EditingProps<Item>, 'children'>) {
  const [opened, open] = useState(item);
  if (item && item !== opened) open(item);
  if (opened) return children(opened);
  return <EmptyState title={wording.goneTitle} text={wording.goneFromList} action={<ToBin />} />;
}

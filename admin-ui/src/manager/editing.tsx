import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { EmptyState } from './empty-state';
import { Loaded } from './loaded';
import { ToBin } from './to-bin';
import type { Editable } from './use-editor-form';
import { wording } from './wording';

interface EditorPlace<Tab extends string, Item extends Editable, Key extends QueryKey> {
  /** From the URL: the open tab, and the id of the item in the form. */
  search: { tab: Tab; edit?: string | undefined };
  setSearch: (changes: { tab: Tab; edit: string | undefined }) => void;
  listTab: Tab;
  formTab: Tab;
  /** The noun's query of one item; null when there is none with this id. */
  byId: (documentId: string) => UseQueryOptions<Item | null, Error, Item | null, Key>;
}

/** Which item a screen's form holds. */
export interface Editor<Item> {
  /** The query of the item in the form; null while a new one is written. */
  opening: UseQueryResult<Item | null> | null;
  /** Another one for another item. */
  key: string;
  /** Loads the item into the form and switches to it. The row at hand is enough to begin at once. */
  edit: (item: Item) => void;
  create: () => void;
  /** Clears the form and goes back to the list. */
  close: () => void;
}

/** Which item the form holds. It lives in the URL: Back leaves the form, a reload keeps it, a link opens it. */
export function useEditor<Tab extends string, Item extends Editable, Key extends QueryKey>({
  search,
  setSearch,
  listTab,
  formTab,
  byId,
}: EditorPlace<Tab, Item, Key>): Editor<Item> {
  const queryClient = useQueryClient();
  const editing = search.tab === formTab ? search.edit : undefined;
  // Read anew whenever a form opens: what was read before may have been saved over in another tab.
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

/** What a noun's form is given. */
export interface EditorProps<Item> {
  /** Null writes a new one. */
  item: Item | null;
  /** After saving or cancelling. */
  onClose: () => void;
}

interface EditingProps<Item> {
  editor: Pick<Editor<Item>, 'opening' | 'key'>;
  /** The form for the item, or for a new one. */
  children: (item: Item | null) => ReactNode;
}

/** Waits for the item that an editor's URL names. The form is mounted anew for another one. */
export function Editing<Item>({ editor: { opening, key }, children }: EditingProps<Item>) {
  if (!opening) return <Fragment key={key}>{children(null)}</Fragment>;
  return (
    <Loaded key={key} query={opening}>
      {(item) => <Opened item={item}>{children}</Opened>}
    </Loaded>
  );
}

/** A form that is open stays, with the last there was, also when its item is deleted meanwhile: saving it asks what to do. */
function Opened<Item>({ item, children }: { item: Item | null } & Pick<EditingProps<Item>, 'children'>) {
  const [opened, open] = useState(item);
  if (item && item !== opened) open(item);
  if (opened) return children(opened);
  return <EmptyState title={wording.goneTitle} text={wording.goneFromList} action={<ToBin />} />;
}

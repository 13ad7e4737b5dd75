import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Editable } from './use-editor-form';

interface EditorPlace<Tab extends string, Item extends Editable, Key extends QueryKey> {
  /** From the URL: the open tab, and the id of the item in the form. */
  search: { tab: Tab; edit?: string | undefined };
  setSearch: (changes: { tab: Tab; edit: string | undefined }) => void;
  listTab: Tab;
  formTab: Tab;
  /** The noun's query of one item; null when there is none with this id. */
  byId: (documentId: string) => UseQueryOptions<Item | null, Error, Item | null, Key>;
}

/**
 * Which item the form holds. It lives in the URL: Back leaves the form, a reload keeps it, a link opens it.
 *
 * @returns `item` null for a new one; `opening` is the query behind it while an item is being edited;
 *   `key` mounts the form anew for another item
 */
export function useEditor<Tab extends string, Item extends Editable, Key extends QueryKey>({
  search,
  setSearch,
  listTab,
  formTab,
  byId,
}: EditorPlace<Tab, Item, Key>) {
  const queryClient = useQueryClient();
  const editing = search.tab === formTab ? search.edit : undefined;
  const opening = useQuery({ ...byId(editing ?? ''), enabled: editing !== undefined });

  return {
    opening: editing === undefined ? null : opening,
    key: editing ?? 'new',
    /** Loads the item into the form and switches to it. The row at hand is enough to begin at once. */
    edit: (item: Item) => {
      queryClient.setQueryData<Item | null, QueryKey>(byId(item.documentId).queryKey, () => item);
      setSearch({ tab: formTab, edit: item.documentId });
    },
    create: () => setSearch({ tab: formTab, edit: undefined }),
    /** Clears the form and goes back to the list. */
    close: () => setSearch({ tab: listTab, edit: undefined }),
  };
}

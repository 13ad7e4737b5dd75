import type { Editable } from '../kit/form/use-draft';
import { PAGE_SIZE, sortOrder } from '../kit/list/list-search';
import { strapi } from '../strapi/client';
import { requireFound } from '../strapi/errors';
import { createDocumentOf, type Documents, documentsOf, type RowFragment } from './documents';
import type { TypeName } from './form-of';
import { deleteMutation, oneQuery, pageQuery, type SaveWording, saveMutation } from './queries';

/** How the owner lists a noun. */
export interface Listing<Narrowing, Order> {
  /** Plural of the type: names its lists and saved views. */
  many: string;
  /** First part of its query keys, if it is not the plural. */
  key?: string;
  /** Filters of the CMS for a view of the list. */
  filters: (search: Narrowing) => object;
  /** Order of the CMS for a view of the list. */
  order: (search: Order) => string[];
}

interface Declared<Row, Item, Narrowing, Order> extends Listing<Narrowing, Order> {
  type: TypeName;
  fragment: RowFragment<Row>;
  toItem: (row: Row) => Item;
  wording: { loadFailure: string; deleteFailed: string };
}

/** Derives queries and changes of a noun from the attributes that the owner sees. */
export function collection<Row, Item extends Editable, Narrowing, Order>({
  type,
  many,
  key = many,
  fragment,
  toItem,
  filters,
  order,
  wording: { loadFailure, deleteFailed },
}: Declared<Row, Item, Narrowing, Order>) {
  const documents = documentsOf(type, many, fragment);
  const noun = { key, toItem, loadFailure };
  const one = (documentId: string) => oneQuery({ ...noun, document: documents.one, documentId });
  return {
    type,
    key,
    draft: key,
    fragment,
    documents,
    toItem,
    filters,
    order,
    stored: one,
    queries: {
      page: (search: Narrowing & Order & { page: number }) => {
        const variables = {
          filters: filters(search),
          sort: order(search),
          page: search.page,
          pageSize: PAGE_SIZE,
        };
        return pageQuery({ ...noun, document: documents.page, variables });
      },
      one,
    },
    /** Reads an item again after its files were described. */
    reread: async ({ documentId }: Editable): Promise<Item> =>
      toItem(requireFound(await strapi.answer(documents.one, { documentId }))),
    /** Changes a few attributes of an item, based on its revision. */
    change: async ({ documentId, revision }: Editable, changes: Partial<Row>): Promise<Item> => {
      const variables = { documentId, data: { ...changes, revision } };
      return toItem(requireFound(await strapi.answer(documents.update, variables)));
    },
    remove: () => deleteMutation({ key, document: documents.remove, failed: deleteFailed }),
  };
}

interface Saved<Row, Item, Sent> {
  type: TypeName;
  key: string;
  fragment: RowFragment<Row>;
  documents: Documents<Row>;
  toItem: (row: Row) => Item;
  toInput: (sent: Sent) => object;
  finish?: (stored: Item, sent: Sent) => Promise<Item>;
  wording: SaveWording;
}

/** Derives the save of a noun whose items the owner creates. */
export function withSave<Row, Item extends Editable, Sent, List extends Saved<Row, Item, Sent>>(
  list: List & Saved<Row, Item, Sent>,
) {
  const create = createDocumentOf(list.type, list.fragment);
  const documents = { ...list.documents, create };
  return { ...list, documents, save: saveMutation({ ...list, ...documents }) };
}

/** The order that the owner chose. */
export const bySort = ({ sort }: { sort: string }): string[] => sortOrder(sort);

/** Filters items of which one of these texts contains the search text, ignoring case. */
export const containing = (q: string, names: readonly string[]): object =>
  q ? { or: names.map((name) => ({ [name]: { containsi: q } })) } : {};

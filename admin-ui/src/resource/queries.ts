import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { LARGEST_PAGE } from '../../../cms/src/shared/limits';
import { joinPages, type ListPage } from '../../../cms/src/shared/list-pages';
import type { Editable } from '../kit/form/use-draft';
import type { SaveStep } from '../kit/form/use-save';
import type { Page } from '../kit/list/list-search';
import { strapi } from '../strapi/client';
import { NEVER_SAVED, requireFound } from '../strapi/errors';
import { reader } from './reader';

interface Found<Row> {
  nodes: Row[];
  pageInfo: { pageCount: number; total: number };
}

/** A list that changes during each reading is taken as it is after this many. */
const MAX_READINGS = 3;

/** Returns the rows of all pages of a list, each once. Reads a list again that changes in the meantime. */
export async function everyRow<Row extends { documentId: string }>(
  load: (page: { page: number; pageSize: number }) => Promise<Found<Row> | null>,
): Promise<Row[]> {
  for (let reading = 1; ; reading += 1) {
    const pages: ListPage<Row>[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const found = await load({ page, pageSize: LARGEST_PAGE });
      pages.push({ items: found?.nodes ?? [], pageInfo: found?.pageInfo ?? { total: 0 } });
      pageCount = found?.pageInfo.pageCount ?? 0;
    }
    const { items, hasChanged } = joinPages(pages, ({ documentId }) => documentId);
    if (!hasChanged || reading === MAX_READINGS) return items;
  }
}

/** Shared settings of a noun's lists, forms and deletes. The noun's documents name their results `found` or `saved`. */
interface Noun<Row, Item> {
  /** First part of the noun's query keys: 'events' */
  key: string;
  toItem: (row: Row) => Item;
}

export interface Connection<Row> {
  nodes: Row[];
  pageInfo: { total: number; pageCount: number };
}

export function pageOf<Row, Item>(found: Connection<Row> | null, toItem: (row: Row) => Item): Page<Item> {
  return {
    items: (found?.nodes ?? []).map(toItem),
    total: found?.pageInfo.total ?? 0,
    pageCount: found?.pageInfo.pageCount ?? 0,
  };
}

/** Returns a row with non-null values for the attributes that the CMS always sets. */
export function stored<Row extends { revision: number | null; createdAt: string | null }>(row: Row) {
  return { ...row, revision: row.revision ?? 1, createdAt: row.createdAt ?? '' };
}

interface Asked<Row, Item, Found, Variables> extends Noun<Row, Item> {
  document: TadaDocumentNode<{ found: Found | null }, Variables>;
  variables: Variables;
  loadFailure: string;
}

/** Returns the query of one page. The previous page stays on screen until this one is loaded. */
export const pageQuery = <Row, Item, Variables>(asked: Asked<Row, Item, Connection<Row>, Variables>) =>
  reader(asked.key, asked.loadFailure)('page', asked.document, {
    variables: asked.variables,
    toData: ({ found }) => pageOf(found, asked.toItem),
    keepsLast: true,
  });

type OneAsked<Row, Item> = Omit<Asked<Row, Item, Row, { documentId: string }>, 'variables'>;

/** Returns the query of one item; its data is null if the id is unknown. */
export const oneQuery = <Row, Item>(asked: OneAsked<Row, Item> & { documentId: string }) =>
  reader(asked.key, asked.loadFailure)('one', asked.document, {
    variables: { documentId: asked.documentId },
    toData: ({ found }): Item | null => found && asked.toItem(found),
  });

/** Returns the query of a single type; its data is null until the first save. */
export const onlyQuery = <Row, Item>(
  asked: Omit<Asked<Row, Item, Row, Record<string, never>>, 'variables'>,
) =>
  reader(asked.key, asked.loadFailure)('only', asked.document, {
    toData: ({ found }): Item | null => found && asked.toItem(found),
  });

export interface SaveWording {
  created: string;
  updated: string;
  saveFailed: string;
}

interface Saving<Row, Item, Sent, Data> extends Noun<Row, Item> {
  toInput: (sent: Sent) => Data;
  /** Last step of a save. If it fails, the item stays stored, and the next try is based on it. */
  finish?: (stored: Item, sent: Sent) => Promise<Item>;
  wording: SaveWording;
}

interface OneSave<Row, Data, Item> {
  send: (data: Data) => Promise<Row | null>;
  item: Item | null;
  step: Partial<SaveStep<Item>> | undefined;
  show: (client: QueryClient, saved: Item) => void;
}

/** Returns a mutation that sends an item, does the last step of its save, and shows it. */
const saving = <Row, Item extends Editable, Sent, Data>(
  { toItem, toInput, finish, wording }: Saving<Row, Item, Sent, Data>,
  { send, item, step, show }: OneSave<Row, Data, Item>,
) =>
  mutationOptions({
    mutationFn: async (sent: Sent) => {
      const stored = toItem(requireFound(await send(toInput(sent))));
      if (!finish) return stored;
      return finish(stored, sent).catch((error: unknown) => {
        step?.stored?.(stored);
        throw error;
      });
    },
    onSuccess: (saved, _sent, _shown, { client }) => show(client, saved),
    meta: {
      done: item ? wording.updated : wording.created,
      failed: wording.saveFailed,
      asksOnConflict: true,
    },
  });

interface ItemSaving<Row, Item, Sent, Data> extends Saving<Row, Item, Sent, Data> {
  create: TadaDocumentNode<{ saved: Row | null }, { data: Data }>;
  update: TadaDocumentNode<{ saved: Row | null }, { documentId: string; data: Data }>;
}

/** Returns the mutation that updates an item with the revision it is based on. For null it creates one item per key. */
export const saveMutation =
  <Row, Item extends Editable, Sent, Data extends object>(noun: ItemSaving<Row, Item, Sent, Data>) =>
  (item: Item | null, step?: Partial<SaveStep<Item>>) => {
    const send = (data: Data) => {
      if (!item) return strapi.answer(noun.create, { data }, { idempotencyKey: step?.key });
      const { documentId, revision } = item;
      return strapi.answer(noun.update, { documentId, data: { ...data, revision } });
    };
    const show = (client: QueryClient, saved: Item) => updateCaches(client, [noun.key], saved);
    return saving(noun, { send, item, step, show });
  };

interface OnlySaving<Row, Item, Sent, Data> extends Saving<Row, Item, Sent, Data> {
  document: TadaDocumentNode<{ saved: Row | null }, { data: Data }>;
}

export const saveOnlyMutation =
  <Row, Item extends Editable, Sent, Data extends object>(noun: OnlySaving<Row, Item, Sent, Data>) =>
  (item: Item | null, step?: Partial<SaveStep<Item>>) => {
    const revision = item?.revision ?? NEVER_SAVED;
    const send = (data: Data) => strapi.answer(noun.document, { data: { ...data, revision } });
    const show = (client: QueryClient, saved: Item) => client.setQueryData([noun.key, 'only'], saved);
    return saving(noun, { send, item, step, show });
  };

interface Deleting {
  key: string;
  document: TadaDocumentNode<unknown, { documentId: string }>;
  failed: string;
}

/** Returns the mutation that deletes one item by its id, even while the page is being left. */
export function deleteMutation({ key, document, failed }: Deleting) {
  return mutationOptions({
    mutationKey: [key, 'delete'],
    mutationFn: (documentId: string) =>
      strapi.request({ document, variables: { documentId }, keepalive: true }),
    meta: { failed },
  });
}

/**
 * Replaces a saved item in every cached list and form. Until they are reloaded, they would offer the old revision.
 * The owner's next save would then conflict with their last one.
 * @param noun first part of the noun's query keys, before 'page' and 'one'
 */
export function updateCaches<Item extends Editable>(client: QueryClient, noun: QueryKey, item: Item): void {
  client.setQueriesData<Page<Item>>(
    { queryKey: [...noun, 'page'] },
    (page) =>
      page && { ...page, items: page.items.map((row) => (row.documentId === item.documentId ? item : row)) },
  );
  const { documentId } = item;
  client.setQueryData([...noun, 'one', { documentId }], item);
}

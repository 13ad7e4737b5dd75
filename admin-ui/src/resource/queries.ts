import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { LARGEST_PAGE } from '../../../cms/src/shared/limits';
import { joinPages, type ListPage } from '../../../cms/src/shared/list-pages';
import type { Editable } from '../kit/form/use-editor-form';
import type { SaveStep } from '../kit/form/use-save';
import type { Page } from '../kit/list/list-search';
import { strapi } from '../strapi/client';
import { NEVER_SAVED, requireFound } from '../strapi/errors';

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

interface PageAsked<Row, Item, Variables> extends Noun<Row, Item> {
  document: TadaDocumentNode<{ found: Connection<Row> | null }, Variables>;
  variables: Variables;
  loadFailure: string;
}

/** Returns the query of one page. The previous page stays on screen until this one is loaded. */
export function pageQuery<Row, Item, Variables>({
  key,
  toItem,
  document,
  variables,
  loadFailure,
}: PageAsked<Row, Item, Variables>) {
  return queryOptions({
    queryKey: [key, 'page', variables] as const,
    queryFn: async ({ signal }) => {
      const { found } = await strapi.request({ document, variables, signal });
      return pageOf(found, toItem);
    },
    placeholderData: keepPreviousData,
    meta: { loadFailure },
  });
}

interface OneAsked<Row, Item> extends Noun<Row, Item> {
  document: TadaDocumentNode<{ found: Row | null }, { documentId: string }>;
  documentId: string;
  loadFailure: string;
}

/** Returns the query of one item; its data is null if the id is unknown. */
export function oneQuery<Row, Item>({ key, toItem, document, documentId, loadFailure }: OneAsked<Row, Item>) {
  return queryOptions({
    queryKey: [key, 'one', documentId] as const,
    queryFn: async ({ signal }): Promise<Item | null> => {
      const { found } = await strapi.request({ document, variables: { documentId }, signal });
      return found && toItem(found);
    },
    meta: { loadFailure },
  });
}

/** Returns the query of a single type; its data is null until the first save. */
export function onlyQuery<Row, Item>({
  key,
  toItem,
  document,
  loadFailure,
}: Omit<OneAsked<Row, Item>, 'document' | 'documentId'> & {
  document: TadaDocumentNode<{ found: Row | null }, Record<string, never>>;
}) {
  return queryOptions({
    queryKey: [key, 'only'] as const,
    queryFn: async ({ signal }): Promise<Item | null> => {
      const { found } = await strapi.request({ document, signal });
      return found && toItem(found);
    },
    meta: { loadFailure },
  });
}

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

async function finished<Item, Sent>(
  stored: Item,
  sent: Sent,
  { finish, step }: Pick<Saving<never, Item, Sent, never>, 'finish'> & { step?: Partial<SaveStep<Item>> },
): Promise<Item> {
  if (!finish) return stored;
  return finish(stored, sent).catch((error: unknown) => {
    step?.stored?.(stored);
    throw error;
  });
}

interface ItemSaving<Row, Item, Sent, Data> extends Saving<Row, Item, Sent, Data> {
  create: TadaDocumentNode<{ saved: Row | null }, { data: Data }>;
  update: TadaDocumentNode<{ saved: Row | null }, { documentId: string; data: Data }>;
}

/** Returns the mutation that updates an item with the revision it is based on. For null it creates one item per key. */
export function saveMutation<Row, Item extends Editable, Sent, Data extends object>({
  key,
  toItem,
  toInput,
  finish,
  create,
  update,
  wording,
}: ItemSaving<Row, Item, Sent, Data>) {
  const send = (data: Data, item: Item | null, step: Partial<SaveStep<Item>> | undefined) => {
    if (!item) return strapi.answer(create, { data }, { idempotencyKey: step?.key });
    const { documentId, revision } = item;
    return strapi.answer(update, { documentId, data: { ...data, revision } });
  };
  return (item: Item | null, step?: Partial<SaveStep<Item>>) =>
    mutationOptions({
      mutationFn: async (sent: Sent) => {
        const saved = requireFound(await send(toInput(sent), item, step));
        return finished(toItem(saved), sent, { finish, step });
      },
      onSuccess: (saved, _sent, _shown, { client }) => updateCaches(client, [key], saved),
      meta: {
        done: item ? wording.updated : wording.created,
        failed: wording.saveFailed,
        asksOnConflict: true,
      },
    });
}

interface OnlySaving<Row, Item, Sent, Data> extends Saving<Row, Item, Sent, Data> {
  document: TadaDocumentNode<{ saved: Row | null }, { data: Data }>;
}

export function saveOnlyMutation<Row, Item extends Editable, Sent, Data extends object>({
  key,
  toItem,
  toInput,
  finish,
  document,
  wording,
}: OnlySaving<Row, Item, Sent, Data>) {
  return (item: Item | null, step?: Partial<SaveStep<Item>>) =>
    mutationOptions({
      mutationFn: async (sent: Sent) => {
        const data = { ...toInput(sent), revision: item?.revision ?? NEVER_SAVED };
        const saved = requireFound(await strapi.answer(document, { data }));
        return finished(toItem(saved), sent, { finish, step });
      },
      onSuccess: (saved, _sent, _shown, { client }) => client.setQueryData([key, 'only'], saved),
      meta: {
        done: item ? wording.updated : wording.created,
        failed: wording.saveFailed,
        asksOnConflict: true,
      },
    });
}

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
  client.setQueryData([...noun, 'one', item.documentId], item);
}

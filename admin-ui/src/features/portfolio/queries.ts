import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { MAX_CHANGED } from '../../../../cms/src/shared/limits';
import { wording as managerWording } from '../../kit/wording';
import { reasonOf } from '../../notifications/query-client';
import { showDone, showProblem } from '../../notifications/toasts';
import { everyRow } from '../../resource/queries';
import { reader } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { isConflict, requireFound } from '../../strapi/errors';
import { partsOf } from '../../strapi/parts-of';
import {
  DeletePortfolioItems,
  MovePortfolioItems,
  OwnersCategories,
  PortfolioIds,
  PortfolioOrder,
  PortfolioTitles,
  SetPortfolioCategory,
  SetPortfolioYear,
  ShowPortfolioNewestFirst,
} from './documents';
import { type Narrowing, type Piece, pieceFields, portfolio } from './resource';
import { type SentEntry, toStoryInput } from './story';
import { arrangeWording, wording } from './wording';

/** Maximum items offered while a title is typed. */
const CHOICES = 20;

const read = reader('portfolio', wording.loadFailure);

export const portfolioQueries = {
  /** The order that visitors see, with the version that a change sends along. */
  order: () => read('order', PortfolioOrder),
  /** The categories in use, most used first. */
  categories: () =>
    reader('portfolio')('categories', OwnersCategories, {
      toData: ({ portfolioCategories }) => portfolioCategories.map(({ name }) => name),
    }),
  /** A few items whose title contains the text, in the site's order. */
  titles: (text: string) =>
    read('titles', PortfolioTitles, {
      variables: { filters: text ? { title: { containsi: text } } : {}, pageSize: CHOICES },
      toData: ({ portfolioItems }) => portfolioItems.filter((item) => item !== null),
      keepsLast: true,
    }),
};

/**
 * Returns the ids of all matching items on all pages.
 * @throws Refusal, Unavailable or SessionEnded
 */
export async function everyPortfolioId(narrowing: Narrowing): Promise<string[]> {
  const filters = portfolio.filters(narrowing);
  const rows = await everyRow((page) => strapi.answer(PortfolioIds, { filters, ...page }));
  return rows.map(({ documentId }) => documentId);
}

interface NewPiece {
  title: string;
  category: string;
  /** As typed; empty for the year of the upload. */
  year: string;
  description: string;
  /** Its files in order. */
  entries: readonly SentEntry[];
  /** Idempotency key: sent again with the same key, the piece is stored once. */
  uploadKey: string;
  /** Whether an earlier try may have stored the piece with other words or files. */
  isRepeated: boolean;
}

type StoredPiece = Pick<Piece, 'documentId' | 'revision' | 'title'>;

/**
 * Creates a piece from uploaded files. If an earlier try has already stored it without a response, updates it.
 * @throws Refusal, Conflict, Unavailable, SessionEnded
 */
export async function createPiece({
  entries,
  uploadKey,
  isRepeated,
  ...words
}: NewPiece): Promise<StoredPiece> {
  const data = {
    title: words.title.trim(),
    category: words.category.trim() || null,
    year: pieceFields.year.toInput(words.year),
    description: words.description.trim() || null,
    ...toStoryInput(entries),
  };
  const variables = { data: { ...data, uploadKey } };
  const item = portfolio.toItem(requireFound(await strapi.answer(portfolio.documents.create, variables)));
  if (!isRepeated) return item;
  const { documentId, revision } = item;
  const changed = { documentId, data: { ...data, revision } };
  return portfolio.toItem(requireFound(await strapi.answer(portfolio.documents.update, changed)));
}

/** Target position in the whole portfolio. */
export type Move = Omit<VariablesOf<typeof MovePortfolioItems>, 'version'>;

const failedToArrange = (reason: string, error: Error) =>
  isConflict(error) ? arrangeWording.conflict : `${arrangeWording.moveFailed}: ${reason}`;

/** Run changes one by one: each is based on the order that the previous one created. */
const scope = { id: 'portfolio order' };

/**
 * Completes the mutation only after the reload. Until then the cards keep their place, and the next change waits for
 * the order it is based on.
 */
const readThrough = (client: QueryClient) => client.invalidateQueries(undefined, { cancelRefetch: false });

type Order = ResultOf<typeof PortfolioOrder>['portfolioOrder'];

/** Returns a mutation of the order, which is based on the version that is known. */
const arranging = <Sent>(done: string, send: (sent: Sent, version: number) => Promise<Order>) =>
  mutationOptions({
    scope,
    mutationFn: async (sent: Sent, { client }) =>
      send(sent, (await client.ensureQueryData(portfolioQueries.order())).version),
    onSuccess: (order, _sent, _shown, { client }) => {
      client.setQueryData(portfolioQueries.order().queryKey, order);
    },
    onSettled: (_data, _error, _sent, _shown, { client }) => readThrough(client),
    meta: { done, failed: failedToArrange },
  });

export const movePortfolioItems = () =>
  arranging(arrangeWording.moved, (move: Move, version) =>
    strapi.answer(MovePortfolioItems, { ...move, version }),
  );

export const showNewestFirst = () =>
  arranging(arrangeWording.newestFirstDone, (_nothing: undefined, version) =>
    strapi.answer(ShowPortfolioNewestFirst, { version }),
  );

interface ManyDone {
  /** Number of items that the CMS changed. */
  done: number;
  /** The error that stopped the remaining requests. */
  failure: Error | null;
}

/**
 * Sends the ids in several requests, one by one.
 * @throws the error of the first request, since then nothing has changed
 */
async function inParts(
  ids: readonly string[],
  send: (documentIds: string[]) => Promise<number>,
): Promise<ManyDone> {
  let done = 0;
  for (const [place, part] of partsOf(ids, MAX_CHANGED).entries()) {
    try {
      done += await send(part);
    } catch (error) {
      if (place === 0 || !(error instanceof Error)) throw error;
      return { done, failure: error };
    }
  }
  return { done, failure: null };
}

export type SetField = 'category' | 'year';

interface NewValue {
  ids: readonly string[];
  field: SetField;
  /** As typed. Empty to remove the category, or for the year of the upload. */
  value: string;
}

const sendValue = (documentIds: string[], field: SetField, value: string): Promise<number> =>
  field === 'category'
    ? strapi.answer(SetPortfolioCategory, { documentIds, category: value.trim() || null })
    : strapi.answer(SetPortfolioYear, { documentIds, year: pieceFields.year.toInput(value) });

export const setOnPieces = () =>
  mutationOptions({
    mutationFn: ({ ids, field, value }: NewValue) =>
      inParts(ids, (documentIds) => sendValue(documentIds, field, value)),
    onSuccess: ({ done, failure }, { ids }) => {
      if (failure) showProblem(arrangeWording.changedOnly(done, ids.length), reasonOf(failure));
      else showDone(arrangeWording.changed(done));
    },
    meta: { failed: arrangeWording.changeFailed },
  });

export const deletePortfolioItems = () =>
  mutationOptions({
    mutationFn: (ids: readonly string[]) =>
      inParts(ids, (documentIds) => strapi.answer(DeletePortfolioItems, { documentIds })),
    onSuccess: ({ done, failure }, ids) => {
      if (failure) showProblem(arrangeWording.deletedOnly(done, ids.length), reasonOf(failure));
      else showDone(arrangeWording.deletedMany(done), managerWording.bin);
    },
    meta: { failed: wording.deleteFailed },
  });

import { mutationOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { deleteMutation, saveMutation } from '../../content/collection';
import { strapi } from '../../strapi/client';
import { isOvertaken, stillThere } from '../../strapi/errors';
import {
  CreatePortfolioItem,
  DeletePortfolioItem,
  DeletePortfolioItems,
  MovePortfolioItems,
  SetPortfolioCategory,
  ShowPortfolioNewestFirst,
  UpdatePortfolioItem,
} from './documents';
import { type PortfolioItem, toPortfolioInput, toPortfolioItem } from './portfolio';
import { arrangeWording, wording } from './wording';

export const savePortfolioItem = saveMutation({
  key: 'portfolio',
  toItem: toPortfolioItem,
  toInput: toPortfolioInput,
  create: CreatePortfolioItem,
  update: UpdatePortfolioItem,
  wording,
});

export const deletePortfolioItem = () =>
  deleteMutation({ key: 'portfolio', document: DeletePortfolioItem, failed: wording.deleteFailed });

interface NewPicture {
  title: string;
  category: string;
  /** The stored file's id. */
  image: string;
  /** Sent again with the same key it is stored once. */
  uploadKey: string;
}

type Stored = Pick<PortfolioItem, 'documentId' | 'revision' | 'title'>;

/** One of many pictures becomes an item. @throws Refusal, Unavailable, SessionEnded */
export async function createFromPicture({ title, category, image, uploadKey }: NewPicture): Promise<Stored> {
  const data = { title: title.trim(), category: category.trim() || null, image, uploadKey };
  const { saved } = await strapi.request({ document: CreatePortfolioItem, variables: { data } });
  return toPortfolioItem(stillThere(saved));
}

/** @throws Refusal, Conflict, Unavailable, SessionEnded */
export async function renamePortfolioItem({ documentId, revision, title }: Stored): Promise<Stored> {
  const variables = { documentId, data: { title, revision } };
  const { saved } = await strapi.request({ document: UpdatePortfolioItem, variables });
  return toPortfolioItem(stillThere(saved));
}

/** Where to: a place of the whole portfolio, and the version of the order that is on the screen. */
export type Move = VariablesOf<typeof MovePortfolioItems>;

const failedToArrange = (reason: string, error: Error) =>
  isOvertaken(error) ? arrangeWording.overtaken : `${arrangeWording.moveFailed}: ${reason}`;

export const movePortfolioItems = () =>
  mutationOptions({
    mutationKey: ['portfolio', 'move'],
    mutationFn: (move: Move) => strapi.request({ document: MovePortfolioItems, variables: move }),
    // Also when another tab was faster: the screen then shows what that one did.
    onSettled: (_data, _error, _move, _shown, { client }) => client.invalidateQueries(),
    meta: { done: arrangeWording.moved, failed: failedToArrange },
  });

export const showNewestFirst = () =>
  mutationOptions({
    mutationKey: ['portfolio', 'newest first'],
    mutationFn: (version: number) =>
      strapi.request({ document: ShowPortfolioNewestFirst, variables: { version } }),
    onSettled: (_data, _error, _version, _shown, { client }) => client.invalidateQueries(),
    meta: { done: arrangeWording.newestFirstDone, failed: failedToArrange },
  });

/** Items of one request: the CMS takes no more. */
const AT_ONCE = 100;

/** Calls with one part after the other. @returns the sum of the answers */
async function inParts(
  ids: readonly string[],
  send: (documentIds: string[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let start = 0; start < ids.length; start += AT_ONCE)
    sum += await send(ids.slice(start, start + AT_ONCE));
  return sum;
}

interface NewCategory {
  ids: readonly string[];
  /** Empty takes it away. */
  category: string;
}

export const setPortfolioCategory = () =>
  mutationOptions({
    mutationKey: ['portfolio', 'category'],
    mutationFn: ({ ids, category }: NewCategory) =>
      inParts(ids, async (documentIds) => {
        const variables = { documentIds, category: category.trim() || null };
        return (await strapi.request({ document: SetPortfolioCategory, variables })).setPortfolioCategory;
      }),
    meta: {
      done: ({ ids }: NewCategory) => arrangeWording.categorySet(ids.length),
      failed: arrangeWording.categoryFailed,
    },
  });

export const deletePortfolioItems = () =>
  mutationOptions({
    mutationKey: ['portfolio', 'delete many'],
    mutationFn: (ids: readonly string[]) =>
      inParts(ids, async (documentIds) => {
        const variables = { documentIds };
        return (await strapi.request({ document: DeletePortfolioItems, variables })).deletePortfolioItems;
      }),
    meta: {
      done: (ids: readonly string[]) => arrangeWording.deletedMany(ids.length),
      failed: wording.deleteFailed,
    },
  });

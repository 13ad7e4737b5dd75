import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { MAX_CHANGED } from '../../../../cms/src/shared/limits';
import { serverNow } from '../../dates/server-clock';
import type { Values } from '../../kit/fields/fields';
import { PAGE_SIZE } from '../../kit/list/list-search';
import { runMutation } from '../../notifications/query-client';
import { DECISION_UNDO_MS, offerUndo, showDone } from '../../notifications/toasts';
import { oneQuery, pageQuery, updateCaches } from '../../resource/queries';
import { reader, sending } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { requireFound } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { partsOf } from '../../strapi/parts-of';
import { fileNumber, uploadMedia } from '../../strapi/upload-media';
import { pictureRightsFragment } from './documents';
import {
  type MediaEntry,
  type MediaFields,
  type MediaSearch,
  rightsDays,
  toMediaEntry,
  toMediaInput,
} from './media-entry';
import type { Replacement } from './replace-dialog';
import { wording } from './wording';

const NewestInBin = graphql(`query NewestInBin($q: String!) {
  bin(q: $q, page: 1, pageSize: 10) { entries { id contentType } }
}`);

const BringFileBack = graphql(`mutation BringFileBack($id: Int!) {
  restoreFromBin(id: $id) { documentId }
}`);

const MediaFiles = graphql(
  `query MediaFiles($q: String, $only: MediaNarrowing, $oldestFirst: Boolean, $page: Int!, $pageSize: Int!) {
    found: mediaFiles(q: $q, only: $only, oldestFirst: $oldestFirst, page: $page, pageSize: $pageSize) {
      nodes { ...PictureRightsFields }
      pageInfo { total pageCount }
    }
  }`,
  [pictureRightsFragment],
);

const OneMediaFile = graphql(
  `query OneMediaFile($documentId: ID!) {
    found: pictureRight(documentId: $documentId) { ...PictureRightsFields }
  }`,
  [pictureRightsFragment],
);

const UpdateMediaFile = graphql(
  `mutation UpdateMediaFile(
    $documentId: ID!
    $alternativeText: String
    $focalPoint: FocalPointInput
    $data: PictureRightInput!
  ) {
    saved: updateMediaFile(
      documentId: $documentId
      alternativeText: $alternativeText
      focalPoint: $focalPoint
      data: $data
    ) {
      ...PictureRightsFields
    }
  }`,
  [pictureRightsFragment],
);

const DescribeMediaFiles = graphql(`mutation DescribeMediaFiles($files: [FileDescription!]!) {
  described: describeMediaFiles(files: $files) { documentId revision problem }
}`);

const ReplaceMediaFile = graphql(
  `mutation ReplaceMediaFile(
    $documentId: ID!
    $upload: Int!
    $alternativeText: String
    $poster: Int
    $keepsFocalPoint: Boolean
    $keepsCaptions: Boolean
  ) {
    saved: replaceMediaFile(
      documentId: $documentId
      upload: $upload
      alternativeText: $alternativeText
      poster: $poster
      keepsFocalPoint: $keepsFocalPoint
      keepsCaptions: $keepsCaptions
    ) {
      ...PictureRightsFields
    }
  }`,
  [pictureRightsFragment],
);

const DeleteMediaFile = graphql(`mutation DeleteMediaFile($documentId: ID!) {
  deleteMediaFile(documentId: $documentId)
}`);

const StorageUsed = graphql(`query StorageUsed { storageUsed { kind files bytes } }`);

/** Counts images whose rights end soon or have ended, with the first day, and images that do not say who is shown. */
const EndingRights = graphql(`query EndingRights($today: Date!, $soon: Date!) {
  ending: pictureRights_connection(
    filters: { publicUntil: { gte: $today, lte: $soon } }
    sort: ["publicUntil:asc"]
    pagination: { page: 1, pageSize: 1 }
  ) {
    nodes { publicUntil }
    pageInfo { total }
  }
  past: pictureRights_connection(
    filters: { publicUntil: { lt: $today } }
    pagination: { page: 1, pageSize: 1 }
  ) {
    pageInfo { total }
  }
  unstated: mediaFiles(only: UNSTATED, pageSize: 1) { pageInfo { total } }
}`);

const FILE = 'plugin::upload.file';

const bringFileBack = () =>
  sending(BringFileBack, { done: wording.broughtBack, failed: wording.bringBackFailed });

/**
 * Reports that a file was deleted or replaced, and offers Undo, which restores the former file from the bin.
 * @param name name of the former file
 */
async function offerFileBack(client: QueryClient, name: string, sentence: string): Promise<void> {
  const id = await newestEntry(name).catch(() => undefined);
  if (id === undefined) return showDone(sentence);
  offerUndo({ sentence, forMs: DECISION_UNDO_MS, undo: () => runMutation(client, bringFileBack(), { id }) });
}

/** Returns the number of the newest bin entry of a file with this name. */
async function newestEntry(name: string): Promise<number | undefined> {
  const bin = await strapi.answer(NewestInBin, { q: name });
  return bin.entries.find(({ contentType }) => contentType === FILE)?.id;
}

const read = reader('media', wording.loadFailure);
const media = { key: 'media', toItem: toMediaEntry, loadFailure: wording.loadFailure };

const NARROWED: Record<NonNullable<MediaSearch['rights']>, VariablesOf<typeof MediaFiles>['only']> = {
  unused: 'UNUSED',
  undescribed: 'UNDESCRIBED',
  unstated: 'UNSTATED',
  uncredited: 'UNCREDITED',
  ending: 'ENDING',
  past: 'PAST',
};

export const mediaQueries = {
  page: ({ q, rights, sort, page }: Pick<MediaSearch, 'q' | 'rights' | 'sort' | 'page'>) => {
    const oldestFirst = sort === 'createdAt:asc';
    const only = rights && NARROWED[rights];
    const variables = { q, only, oldestFirst, page, pageSize: PAGE_SIZE };
    return pageQuery({ ...media, document: MediaFiles, variables });
  },
  one: (documentId: string) => oneQuery({ ...media, document: OneMediaFile, documentId }),

  storage: () => read('storage', StorageUsed),

  /** For the dashboard; `first` is the earliest day. */
  ending: () =>
    read('ending', EndingRights, {
      variables: rightsDays(serverNow()),
      toData: ({ ending, past, unstated }) => ({
        ending: ending?.pageInfo.total ?? 0,
        first: ending?.nodes[0]?.publicUntil ?? '',
        past: past?.pageInfo.total ?? 0,
        unstated: unstated.pageInfo.total,
      }),
    }),
};

/** Saves rights and description together. Never creates the rights of a file that was deleted in the meantime. */
export const saveMedia = (item: MediaEntry | null) =>
  mutationOptions({
    mutationFn: async (values: Values<MediaFields>) => {
      const { documentId, revision } = requireFound(item);
      const { data, ...said } = toMediaInput(values);
      const variables = { documentId, ...said, data: { ...data, revision } };
      return toMediaEntry(requireFound(await strapi.answer(UpdateMediaFile, variables)));
    },
    onSuccess: (saved, _values, _shown, { client }) => updateCaches(client, ['media'], saved),
    meta: { done: wording.updated, failed: wording.saveFailed, asksOnConflict: true },
  });

/**
 * Replaces a file in every place that uses it. Sends it with the largest limit, as a file that may be a film; the CMS
 * then applies the limits of its places.
 */
export const replaceMedia = ({ documentId, name }: MediaEntry) =>
  mutationOptions({
    mutationFn: async ({ file, poster, ...choices }: Replacement) => {
      const send = async (sent: File) => {
        const { id } = await uploadMedia({ file: sent, purpose: 'project' });
        return Number(await fileNumber(id));
      };
      const upload = await send(file);
      const variables = { documentId, upload, ...choices, ...(poster && { poster: await send(poster) }) };
      return toMediaEntry(requireFound(await strapi.answer(ReplaceMediaFile, variables)));
    },
    onSuccess: (saved, _file, _shown, { client }) => {
      updateCaches(client, ['media'], saved);
      void offerFileBack(client, name, wording.replaced);
    },
    meta: { failed: wording.replaceFailed },
  });

export const deleteMedia = ({ documentId, name }: MediaEntry) =>
  mutationOptions({
    mutationFn: () => strapi.answer(DeleteMediaFile, { documentId }),
    onSuccess: (_deleted, _variables, _shown, { client }) => {
      void offerFileBack(client, name, wording.deleted);
    },
    meta: { failed: wording.deleteFailed },
  });

/** @returns the refused descriptions, by the file's documentId */
export const describeMany = () =>
  mutationOptions({
    mutationFn: async (typed: Pick<MediaEntry, 'documentId' | 'revision' | 'alternativeText'>[]) => {
      const problems: Record<string, string> = {};
      for (const files of partsOf(typed, MAX_CHANGED)) {
        const described = await strapi.answer(DescribeMediaFiles, { files });
        for (const { documentId, problem } of described) if (problem) problems[documentId] = problem;
      }
      return problems;
    },
    meta: { failed: wording.saveFailed },
  });

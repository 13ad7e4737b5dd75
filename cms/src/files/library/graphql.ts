import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isHttpError } from 'http-errors';
import { internalWrite } from '../../content';
import { batched } from '../../platform/graphql/batch-relations';
import { mayUse, type Operations } from '../../platform/graphql/operations';
import { type SearchArguments, searchOf } from '../../platform/graphql/page-arguments';
import { MAX_CHANGED } from '../../shared/limits';
import { refused } from '../refused';
import { creditsOf } from '../rights/credits';
import { RIGHTS } from '../rights/rights-records';
import { fileFacts } from '../upload/file-facts';
import { usesOfFiles } from '../use/file-uses';
import { changeFilmParts, type NewParts } from './film-parts';
import { type MediaNarrowing, readMedia } from './media-list';
import { type NewlySaid, replaceFile } from './replace-file';
import { storageUsed } from './storage-used';

const CONFLICT = 409;

interface MediaChange {
  documentId: string;
  alternativeText?: string | null;
  focalPoint?: { x: number; y: number } | null;
  data: object;
}

interface Replacement extends NewlySaid, NewParts {
  documentId: string;
  upload: number;
}

interface Description {
  documentId: string;
  revision: number;
  alternativeText: string;
}

interface MediaArguments extends SearchArguments {
  only?: MediaNarrowing | null;
  oldestFirst?: boolean | null;
}

/** Data about an uploaded file: credits for everybody, the rest for the owner. */
export const mediaOperations: readonly Operations[] = [
  { access: null, fields: { UploadFile: fileFacts } },
  {
    access: mayUse(`${RIGHTS}.find`),
    alsoFor: ['PictureRight.file', 'PictureRight.uses'],
    types: /* GraphQL */ `
    type PictureCredits {
      photographer: String
      stylist: String
      makeUp: String
      designer: String
      copyrightNotice: String
    }
    extend type UploadFile {
      credits: PictureCredits
    }
    "An item that has a file, or shows it in a text, as a draft or published"
    type FileUse {
      contentType: String!
      documentId: ID!
      title: String
    }
    extend type PictureRight {
      uses: [FileUse!]!
    }
    enum MediaNarrowing {
      UNUSED
      UNDESCRIBED
      UNSTATED
      UNCREDITED
      ENDING
      PAST
    }
    type MediaPage {
      nodes: [PictureRight!]!
      pageInfo: Pagination!
    }
    "bytes: with all copies and variants"
    type StorageShare {
      kind: String!
      files: Int!
      bytes: Float!
    }
    input FocalPointInput {
      "Percent from the left"
      x: Float!
      "Percent from the top"
      y: Float!
    }
    input FileDescription {
      "documentId and revision are those of the file's rights"
      documentId: ID!
      revision: Int!
      alternativeText: String!
    }
    type DescribedFile {
      documentId: ID!
      "null: it was not saved"
      revision: Int
      problem: String
    }
  `,
    queries: {
      'mediaFiles(q: String, only: MediaNarrowing, oldestFirst: Boolean, page: Int, pageSize: Int): MediaPage!':
        [
          'Newest first; 25 to a page by default, at most 100. q: in the name or the alternative text',
          (strapi, search: MediaArguments) => readMedia(strapi, { ...search, ...searchOf(search) }),
        ],
      'storageUsed: [StorageShare!]!': storageUsed,
    },
  },
  {
    access: mayUse(`${RIGHTS}.update`),
    mutations: {
      [`updateMediaFile(
      documentId: ID!, alternativeText: String, focalPoint: FocalPointInput, data: PictureRightInput!
    ): PictureRight`]: [
        'The rights of a file and what is said of it, all or nothing; documentId and revision are those of its rights',
        updateMedia,
      ],
      'describeMediaFiles(files: [FileDescription!]!): [DescribedFile!]!': [
        'Each by itself: one that is refused keeps no other from being saved. At most 100 a call',
        (strapi, { files }: { files: Description[] }) => describeAll(strapi, files),
      ],
      'stateWhoIsShown(file: ID!, people: ENUM_PICTURERIGHT_PEOPLE!): PictureRight': [
        'file: documentId of an uploaded file',
        async (strapi, { file, people }: { file: string; people: string }) => {
          const rights = await strapi.db.query(RIGHTS).findOne({ where: { file: { documentId: file } } });
          if (!rights) throw gone();
          const { documentId, revision } = rights;
          return strapi.documents(RIGHTS).update({ documentId, data: { people, revision } as object });
        },
      ],
      [`replaceMediaFile(
      documentId: ID!, upload: Int!, alternativeText: String, poster: Int,
      keepsFocalPoint: Boolean, keepsCaptions: Boolean
    ): PictureRight`]: [
        `upload: number of the new file, which takes the place of the old one everywhere and gets a new address.
alternativeText: stays if it is absent. poster: number of an image for a film. Focal point and captions are dropped
unless they are kept`,
        async (strapi, { documentId, upload, ...choices }: Replacement) => {
          await strapi.db.transaction(async () => {
            const file = await internalWrite('replace', () =>
              replaceFile(strapi, documentId, upload, choices),
            );
            await changeFilmParts(strapi, file, choices);
          });
          return strapi.documents(RIGHTS).findOne({ documentId });
        },
      ],
      'deleteMediaFile(documentId: ID!): Boolean!': [
        'A file that something uses is refused',
        async (strapi, { documentId }: { documentId: string }) => {
          const rights = await strapi.db
            .query(RIGHTS)
            .findOne({ where: { documentId }, populate: { file: true } });
          if (!rights?.file) throw gone();
          await strapi.plugin('upload').service('upload').remove(rights.file);
          return true;
        },
      ],
    },
  },
];

const gone = () => refused('FILE_GONE', { kind: 'missing' });

function updateMedia(
  strapi: Core.Strapi,
  { documentId, alternativeText = null, focalPoint, data }: MediaChange,
) {
  return strapi.db.transaction(async () => {
    const saved = await strapi.documents(RIGHTS).update({ documentId, data, populate: ['file'] });
    if (!saved?.file) throw gone();
    const info = { alternativeText, ...(focalPoint && { focalPoint }) };
    await strapi.plugin('upload').service('upload').updateFileInfo(saved.file.id, info);
    return saved;
  });
}

/** Another user's save in the meantime is an HTTP conflict, which is not one of Strapi's errors. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof errors.ApplicationError || (isHttpError(error) && error.status === CONFLICT);

async function describeAll(strapi: Core.Strapi, files: Description[]) {
  if (files.length > MAX_CHANGED)
    throw refused('LIST_TOO_LONG', { field: 'files', params: { most: MAX_CHANGED } });
  const described: { documentId: string; revision: number | null; problem: string | null }[] = [];
  for (const { documentId, revision, alternativeText } of files) {
    try {
      const saved = await updateMedia(strapi, { documentId, alternativeText, data: { revision } });
      described.push({ documentId, revision: saved.revision ?? null, problem: null });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      described.push({ documentId, revision: null, problem: error.message });
    }
  }
  return described;
}

/** Returns the fields that load for many rows at once, as `batchToOne` does. */
export const mediaFields = (strapi: Core.Strapi) => ({
  'UploadFile.credits': { middlewares: [batched((ids) => creditsOf(strapi, ids))] },
  'PictureRight.uses': { middlewares: [batched((ids) => usesByRights(strapi, ids))] },
});

/** Returns the uses of files, in the order of the ids of their rights. */
async function usesByRights(strapi: Core.Strapi, ids: readonly number[]) {
  const rights: { id: number; file: { id: number; hash: string } | null }[] = await strapi.db
    .query(RIGHTS)
    .findMany({
      where: { id: { $in: [...ids] } },
      select: ['id'],
      populate: { file: { select: ['id', 'hash'] } },
    });
  const uses = await usesOfFiles(
    strapi,
    rights.flatMap(({ file }) => file ?? []),
  );
  const byRights = new Map(rights.map(({ id, file }) => [id, file && uses.get(file.id)]));
  return ids.map((id) => byRights.get(id) ?? []);
}

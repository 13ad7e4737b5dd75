import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { creditsOf } from '../rights/credits';
import { batched } from './batch-to-one';

const RIGHTS = 'api::picture-right.picture-right';

/** What is known of an uploaded file beyond the file: credits for everybody, the rest for the owner. */
export const mediaSchema = /* GraphQL */ `
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
  type Mutation {
    "The rights of a file and its alternative text, both or neither; documentId and revision are those of its rights"
    updateMediaFile(documentId: ID!, alternativeText: String, data: PictureRightInput!): PictureRight
  }
`;

interface MediaChange {
  documentId: string;
  alternativeText?: string | null;
  data: object;
}

export const mediaResolvers = (strapi: Core.Strapi) => ({
  Mutation: {
    updateMediaFile: (_: unknown, { documentId, alternativeText, data }: MediaChange) =>
      strapi.db.transaction(async () => {
        const saved = await strapi.documents(RIGHTS).update({ documentId, data, populate: ['file'] });
        if (!saved?.file) throw new errors.NotFoundError('There is no such file any more');
        const described = { alternativeText: alternativeText ?? null };
        await strapi.plugin('upload').service('upload').updateFileInfo(saved.file.id, described);
        return saved;
      }),
  },
});

export const mediaAccess = {
  'Mutation.updateMediaFile': { auth: { scope: [`${RIGHTS}.update`] } },
  'PictureRight.file': { auth: { scope: [`${RIGHTS}.find`] } },
};

/** @returns middlewares as `batchToOne` does */
export const mediaFields = (strapi: Core.Strapi) => ({
  'UploadFile.credits': { middlewares: [batched((ids) => creditsOf(strapi, ids))] },
});

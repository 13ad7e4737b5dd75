import { graphql } from './graphql';

/** The fields of a picture or video. Addresses are relative to the site: `/uploads/…`. */
export const UploadFileFields = graphql(`
  fragment UploadFileFields on UploadFile {
    url alternativeText width height formats mime focalPoint previewUrl
  }
`);

/** The fields of a film. */
export const FilmFileFields = graphql(
  `
    fragment FilmFileFields on UploadFile {
      ...UploadFileFields size seconds
    }
  `,
  [UploadFileFields],
);

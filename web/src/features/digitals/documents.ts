import type { ResultOf } from 'gql.tada';
import { graphql, graphqlForAll } from '../../strapi/graphql';
import { FilmFileFields, UploadFileFields } from '../../strapi/upload-file';

export const DigitalSetFields = graphql(
  `
    fragment DigitalSetFields on DigitalSet {
      takenOn stillTrueOn
      pictures(pagination: { limit: 40 }) {
        angle
        image { ...UploadFileFields }
      }
      clip { ...FilmFileFields }
      captions { url language }
    }
  `,
  [FilmFileFields, UploadFileFields],
);

export type DigitalSetRow = ResultOf<typeof DigitalSetFields>;

export const NewestDigitals = graphqlForAll(
  `
    query NewestDigitals {
      digitalSets(sort: ["takenOn:desc", "createdAt:desc"], pagination: { limit: 1 }) {
        ...DigitalSetFields
      }
    }
  `,
  [DigitalSetFields],
);

/** Only to know whether pages may link to the digitals. */
export const HasDigitals = graphqlForAll(`
  query HasDigitals {
    digitalSets(pagination: { limit: 1 }) { documentId }
  }
`);

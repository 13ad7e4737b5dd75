import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

/** Links, pictures and rights, which only the CMS can check. */
export const BeforeGoingOut = graphql(`query BeforeGoingOut($paths: [String!]!, $files: [String]!) {
  internalLinks(paths: $paths) { path state }
  pictureRights(filters: { file: { hash: { in: $files } } }, pagination: { pageSize: 100 }) {
    documentId
    photographer
    stylist
    makeUp
    designer
    copyrightNotice
    licence
    lastDay
    file { name url }
  }
  settings { siteTitle }
}`);

export type BeforeGoingOutAnswer = ResultOf<typeof BeforeGoingOut>;

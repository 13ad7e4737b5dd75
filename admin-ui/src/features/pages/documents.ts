import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

const redirectFragment = graphql(`fragment RedirectFields on Redirect {
  documentId
  revision
  fromPath
  toPath
}`);

export type RedirectRow = ResultOf<typeof redirectFragment>;

export const Redirects = graphql(
  `query Redirects($filters: RedirectFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: redirects_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...RedirectFields }
      pageInfo { total pageCount }
    }
  }`,
  [redirectFragment],
);

export const CreateRedirect = graphql(
  `mutation CreateRedirect($data: RedirectInput!) {
    saved: createRedirect(data: $data) { ...RedirectFields }
  }`,
  [redirectFragment],
);

export const UpdateRedirect = graphql(
  `mutation UpdateRedirect($documentId: ID!, $data: RedirectInput!) {
    saved: updateRedirect(documentId: $documentId, data: $data) { ...RedirectFields }
  }`,
  [redirectFragment],
);

export const OneRedirect = graphql(
  `query OneRedirect($documentId: ID!) {
    found: redirect(documentId: $documentId) { ...RedirectFields }
  }`,
  [redirectFragment],
);

export const DeleteRedirect = graphql(`mutation DeleteRedirect($documentId: ID!) {
  deleteRedirect(documentId: $documentId) { documentId }
}`);

export const MissedPaths = graphql(`query MissedPaths($q: String!, $page: Int!, $pageSize: Int!) {
  found: missedPaths(q: $q, page: $page, pageSize: $pageSize) {
    nodes { path count }
    pageInfo { total pageCount }
  }
}`);

/** Only the newest posts; the path of an older one is typed. */
export const PostAddresses = graphql(`query PostAddresses {
  blogPosts(status: PUBLISHED, sort: ["createdAt:desc"], pagination: { limit: 100 }) {
    slug
  }
}`);

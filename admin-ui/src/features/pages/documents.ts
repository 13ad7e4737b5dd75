import { graphql } from '../../strapi/graphql';

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

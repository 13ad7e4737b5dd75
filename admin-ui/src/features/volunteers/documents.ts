import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const volunteerFragment = graphql(`fragment VolunteerFields on Volunteer {
  documentId
  revision
  name
  email
  phone
  message
  availability
  skills
  interests
  status
  project {
    documentId
    title
  }
  createdAt
}`);

export type VolunteerRow = ResultOf<typeof volunteerFragment>;

export const Volunteers = graphql(
  `query Volunteers($filters: VolunteerFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: volunteers_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...VolunteerFields }
      pageInfo { total pageCount }
    }
    all: volunteers_connection(pagination: { page: 1, pageSize: 1 }) {
      pageInfo { total }
    }
  }`,
  [volunteerFragment],
);

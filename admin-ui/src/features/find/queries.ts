import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { toFound } from './found';

/** Of each kind; who looks for more is better served by the kind's own list. */
const FOUND_OF_EACH = 4;

const Find = graphql(`
  query Find($q: String!, $limit: Int!) {
    portfolioItems(filters: { title: { containsi: $q } }, sort: ["createdAt:desc"], pagination: { limit: $limit }) {
      documentId
      title
    }
    blogPosts(
      status: DRAFT
      filters: { title: { containsi: $q } }
      sort: ["createdAt:desc"]
      pagination: { limit: $limit }
    ) {
      documentId
      title
    }
    projects(filters: { title: { containsi: $q } }, sort: ["createdAt:desc"], pagination: { limit: $limit }) {
      documentId
      title
    }
    events(filters: { title: { containsi: $q } }, sort: ["date:desc"], pagination: { limit: $limit }) {
      documentId
      title
    }
    volunteers(
      filters: { or: [{ name: { containsi: $q } }, { email: { containsi: $q } }] }
      sort: ["createdAt:desc"]
      pagination: { limit: $limit }
    ) {
      documentId
      name
      email
    }
    messages(
      filters: {
        or: [
          { senderName: { containsi: $q } }
          { senderEmail: { containsi: $q } }
          { subject: { containsi: $q } }
          { message: { containsi: $q } }
        ]
      }
      sort: ["createdAt:desc"]
      pagination: { limit: $limit }
    ) {
      documentId
      senderName
      subject
      isArchived
    }
  }
`);

export type FindAnswer = ResultOf<typeof Find>;

export const findQueries = {
  /** Content of every kind that has this text in its name. */
  content: (q: string) =>
    queryOptions({
      queryKey: ['find', q] as const,
      queryFn: async ({ signal }) => {
        const variables = { q, limit: FOUND_OF_EACH };
        return toFound(await strapi.request({ document: Find, variables, signal }));
      },
      placeholderData: keepPreviousData,
    }),
};

import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const Find = graphql(`query Find($q: String!, $limit: Int!) {
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
  bookings(
    filters: { or: [{ name: { containsi: $q } }, { email: { containsi: $q } }, { service: { containsi: $q } }] }
    sort: ["createdAt:desc"]
    pagination: { limit: $limit }
  ) {
    documentId
    name
    service
  }
}`);

export type FindAnswer = ResultOf<typeof Find>;

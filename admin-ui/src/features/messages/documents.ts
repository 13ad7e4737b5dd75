import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const messageFragment = graphql(`fragment MessageFields on Message {
  documentId
  revision
  senderName
  senderEmail
  subject
  message
  isRead
  isArchived
  createdAt
}`);

export type MessageRow = ResultOf<typeof messageFragment>;

export const UnreadMessages = graphql(`query UnreadMessages {
  messages_connection(
    filters: { isRead: { eq: false }, isArchived: { eq: false } }
    pagination: { page: 1, pageSize: 1 }
  ) {
    pageInfo { total }
  }
}`);

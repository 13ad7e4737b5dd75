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

export const Messages = graphql(
  `query Messages($filters: MessageFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: messages_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...MessageFields }
      pageInfo { total pageCount }
    }
  }`,
  [messageFragment],
);

export const OneMessage = graphql(
  `query OneMessage($documentId: ID!) {
    found: message(documentId: $documentId) { ...MessageFields }
  }`,
  [messageFragment],
);

export const UnreadMessages = graphql(`query UnreadMessages {
  messages_connection(
    filters: { isRead: { eq: false }, isArchived: { eq: false } }
    pagination: { page: 1, pageSize: 1 }
  ) {
    pageInfo { total }
  }
}`);

export const UpdateMessage = graphql(`mutation UpdateMessage($documentId: ID!, $data: MessageInput!) {
  saved: updateMessage(documentId: $documentId, data: $data) { documentId }
}`);

export const DeleteMessage = graphql(`mutation DeleteMessage($documentId: ID!) {
  deleteMessage(documentId: $documentId) { documentId }
}`);

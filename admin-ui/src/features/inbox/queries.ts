import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { type Message, type MessageSearch, toMessage } from './message';
import { wording } from './wording';

export const messageFields = graphql(`
  fragment MessageFields on Message {
    documentId
    revision
    senderName
    senderEmail
    subject
    message
    isRead
    isArchived
    createdAt
  }
`);

export type MessageRow = ResultOf<typeof messageFields>;

const Messages = graphql(
  `
    query Messages($filters: MessageFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
      messages_connection(
        filters: $filters
        sort: $sort
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes {
          ...MessageFields
        }
        pageInfo {
          total
          pageCount
        }
      }
    }
  `,
  [messageFields],
);

const OneMessage = graphql(
  `
    query OneMessage($documentId: ID!) {
      message(documentId: $documentId) {
        ...MessageFields
      }
    }
  `,
  [messageFields],
);

const UnreadMessages = graphql(`
  query UnreadMessages {
    messages_connection(
      filters: { isRead: { eq: false }, isArchived: { eq: false } }
      pagination: { page: 1, pageSize: 1 }
    ) {
      pageInfo {
        total
      }
    }
  }
`);

type Filters = NonNullable<VariablesOf<typeof Messages>['filters']>;

/** What the CMS is asked for: a tab, and a text in any of the four fields. */
export function messageFilters({ tab, q }: Pick<MessageSearch, 'tab' | 'q'>): Filters {
  const found = { containsi: q };
  return {
    isArchived: { eq: tab === 'archived' },
    ...(q && { or: [{ senderName: found }, { senderEmail: found }, { subject: found }, { message: found }] }),
  };
}

export const messageQueries = {
  all: () => ['messages'] as const,
  pages: () => [...messageQueries.all(), 'page'] as const,

  page: ({ tab, q, sort, page }: Pick<MessageSearch, 'tab' | 'q' | 'sort' | 'page'>) =>
    queryOptions({
      queryKey: [...messageQueries.pages(), tab, q, sort, page] as const,
      queryFn: async ({ signal }): Promise<Page<Message>> => {
        const filters = messageFilters({ tab, q });
        const variables = { filters, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
        const { messages_connection: found } = await strapi.request({
          document: Messages,
          variables,
          signal,
        });
        return {
          items: (found?.nodes ?? []).map(toMessage),
          total: found?.pageInfo.total ?? 0,
          pageCount: found?.pageInfo.pageCount ?? 0,
        };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),

  one: (documentId: string) =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'one', documentId] as const,
      queryFn: async ({ signal }): Promise<Message | null> => {
        const { message } = await strapi.request({ document: OneMessage, variables: { documentId }, signal });
        return message && toMessage(message);
      },
      meta: { loadFailure: wording.loadFailure },
    }),

  /** In the inbox and not read yet; archived ones do not count. */
  unreadCount: () =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'unread'] as const,
      queryFn: async ({ signal }): Promise<number> => {
        const { messages_connection: unread } = await strapi.request({ document: UnreadMessages, signal });
        return unread?.pageInfo.total ?? 0;
      },
    }),
};

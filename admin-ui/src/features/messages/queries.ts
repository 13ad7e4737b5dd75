import { queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { oneQuery, pageQuery } from '../../content/collection';
import { PAGE_SIZE, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { Messages, OneMessage, UnreadMessages } from './documents';
import { type MessageSearch, toMessage } from './message';
import { wording } from './wording';

const messages = { key: 'messages', toItem: toMessage, loadFailure: wording.loadFailure };

/** What the CMS is asked for: a tab, and a text in any of the four fields. */
export function messageFilters({ tab, q }: Pick<MessageSearch, 'tab' | 'q'>) {
  const found = { containsi: q };
  return {
    isArchived: { eq: tab === 'archived' },
    ...(q && { or: [{ senderName: found }, { senderEmail: found }, { subject: found }, { message: found }] }),
  } satisfies VariablesOf<typeof Messages>['filters'];
}

export const messageQueries = {
  page: ({ tab, q, sort, page }: Pick<MessageSearch, 'tab' | 'q' | 'sort' | 'page'>) => {
    const filters = messageFilters({ tab, q });
    const variables = { filters, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
    return pageQuery({ ...messages, document: Messages, variables });
  },
  one: (documentId: string) => oneQuery({ ...messages, document: OneMessage, documentId }),
  /** In the inbox and not read yet; archived ones do not count. */
  unreadCount: () =>
    queryOptions({
      queryKey: ['messages', 'unread'] as const,
      queryFn: async ({ signal }): Promise<number> => {
        const { messages_connection: unread } = await strapi.request({ document: UnreadMessages, signal });
        return unread?.pageInfo.total ?? 0;
      },
    }),
};

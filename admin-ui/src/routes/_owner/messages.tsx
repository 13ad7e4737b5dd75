import { createFileRoute } from '@tanstack/react-router';
import { SpamNotice } from '../../features/activity/spam-notice';
import { messageSearch } from '../../features/messages/message';
import { MessageManager } from '../../features/messages/message-manager';
import { messages } from '../../features/messages/resource';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/messages')({
  ...searched(messageSearch),
  loaderDeps: ({ search: { tab, q, sort, page } }) => ({ tab, q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(messages.queries.page(deps)),
  component: () => <MessageManager {...useSearchState(Route)} notice={<SpamNotice />} />,
});

import { type MutationFunctionContext, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Page } from '../../kit/list/list-search';
import { logFailure } from '../../notifications/log';
import { runMutation } from '../../notifications/query-client';
import { offerUndo } from '../../notifications/toasts';
import { bySort, collection, containing } from '../../resource/collection';
import { reader } from '../../resource/reader';
import { Conflict } from '../../strapi/errors';
import { cameFrom } from '../person/came-from';
import { type Message, type MessageSearch, messageFragment, toMessage, UnreadMessages } from './message';
import { wording } from './wording';

export const messages = collection({
  type: 'message',
  many: 'messages',
  fragment: messageFragment,
  toItem: toMessage,
  filters: ({ tab, q, from }: Pick<MessageSearch, 'tab' | 'q' | 'from'>) => ({
    isArchived: { eq: tab === 'archived' },
    ...cameFrom(from),
    ...containing(q, ['senderName', 'senderEmail', 'subject', 'message']),
  }),
  order: bySort,
  wording,
});

/** Returns the query of the number of unread messages in the inbox; archived ones do not count. */
export const unreadMessages = () =>
  reader('messages')('unread', UnreadMessages, {
    toData: ({ messages_connection: unread }) => unread?.pageInfo.total ?? 0,
  });

const MOVE_UNDO_MS = 5_000;

/** Runs changes of messages one by one: of two parallel changes to one message, one would be refused. */
const scope = { id: 'messages' };

type Flags = Partial<Pick<Message, 'isRead' | 'isArchived'>>;

interface FlagChange {
  messages: readonly Message[];
  flags: Flags;
}

/**
 * Sets flags of a message. If it was saved in the meantime, sets them on the new version: a flag overwrites no text.
 */
async function setFlags(message: Message, flags: Flags): Promise<void> {
  try {
    await messages.change(message, flags);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    await messages.change({ ...message, revision: error.currentRevision }, flags);
  }
}

/** Changes messages one by one: the CMS accepts one change per request, and parallel requests would wait there. */
async function setFlagsOfAll({ messages: changed, flags }: FlagChange): Promise<void> {
  for (const message of changed) await setFlags(message, flags);
}

/** Shows the change at once; the server's response replaces it. */
function showFlags(client: QueryClient, { messages, flags }: FlagChange): void {
  const ids = new Set(messages.map(({ documentId }) => documentId));
  client.setQueriesData<Page<Message>>(
    { queryKey: ['messages', 'page'] },
    (page) =>
      page && {
        ...page,
        items: page.items.map((item) => (ids.has(item.documentId) ? { ...item, ...flags } : item)),
      },
  );
  const counted = messages.map((message) => waits({ ...message, ...flags }) - waits(message));
  client.setQueryData(unreadMessages().queryKey, (before) =>
    before === undefined ? before : counted.reduce((sum, change) => sum + change, before),
  );
}

/** Returns 1 for a message that counts as unread, else 0. */
const waits = ({ isRead, isArchived }: Message) => Number(!isRead && !isArchived);

/** Changes are shown at once. After a failure, what was shown too early is reloaded. */
const changing = {
  scope,
  mutationFn: setFlagsOfAll,
  onMutate: (change: FlagChange, { client }: MutationFunctionContext) => showFlags(client, change),
  onError: (_error: Error, _change: FlagChange, _shown: unknown, { client }: MutationFunctionContext) =>
    client.invalidateQueries({ queryKey: ['messages'] }),
  meta: { failed: wording.changeFailed },
};

export const changeMessages = () => mutationOptions(changing);

/** Marks an opened message as read. A failure is only logged: the message stays unread. */
export const markRead = () =>
  mutationOptions({
    ...changing,
    onError: (error, ...failed) => {
      logFailure(wording.markReadFailed, error);
      return changing.onError(error, ...failed);
    },
    meta: {},
  });

/** Moves messages to the archive or back; they leave their list. Offers Undo for a while. */
export const moveMessages = () =>
  mutationOptions({
    ...changing,
    onSuccess: (_data, { messages, flags: { isArchived } }, _shown, { client }) =>
      offerUndo({
        sentence: (isArchived ? wording.archived : wording.movedToInbox)(messages.length),
        forMs: MOVE_UNDO_MS,
        undo: () => runMutation(client, changeMessages(), { messages, flags: { isArchived: !isArchived } }),
      }),
  });

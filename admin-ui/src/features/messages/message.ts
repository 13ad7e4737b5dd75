import * as z from 'zod/mini';
import { listSearch, listSearchDefaults, sortSearch } from '../../manager/list-search';
import type { MessageRow } from './documents';
import { wording } from './wording';

/** How much of a message the list shows. */
const PREVIEW_LENGTH = 80;

/** A message from the contact form, as screens use it. All of it was written by a stranger. */
export interface Message {
  documentId: string;
  revision: number;
  senderName: string;
  senderEmail: string;
  subject: string;
  text: string;
  isRead: boolean;
  isArchived: boolean;
  /** ISO 8601 */
  createdAt: string;
}

export function toMessage(row: MessageRow): Message {
  return {
    documentId: row.documentId,
    revision: row.revision ?? 1,
    senderName: row.senderName,
    senderEmail: row.senderEmail,
    subject: row.subject,
    text: row.message,
    isRead: row.isRead,
    isArchived: row.isArchived,
    createdAt: row.createdAt ?? '',
  };
}

export const MESSAGE_TABS = ['inbox', 'archived'] as const;

/** The screen's URL. `message`: the one in the reading pane. */
export const messageSearch = z.object({
  ...listSearch,
  tab: z.catch(z._default(z.enum(MESSAGE_TABS), 'inbox'), 'inbox'),
  sort: sortSearch(wording.sorts, 'createdAt:desc'),
  message: z.catch(z.optional(z.string()), undefined),
});

export type MessageSearch = z.infer<typeof messageSearch>;

export const messageSearchDefaults = { ...listSearchDefaults, tab: 'inbox', sort: 'createdAt:desc' } as const;

/** The first 80 characters; '…' only when something was cut. */
export function preview(text: string): string {
  const characters = [...text];
  if (characters.length <= PREVIEW_LENGTH) return text;
  return `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`;
}

/** One line without the breaks that would start another mail header. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();

/** A mail link to the sender; the subject is prefixed 'Re: '. */
export function replyLink({ senderEmail, subject }: Pick<Message, 'senderEmail' | 'subject'>): string {
  // Mail programs expect the @ as itself; everything else that could end the address is encoded.
  const address = encodeURIComponent(oneLine(senderEmail)).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${oneLine(subject)}`)}`;
}

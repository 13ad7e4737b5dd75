import * as z from 'zod/mini';
import { shorten } from '../../../../cms/src/shared/text';
import { stored } from '../../content/collection';
import { listSearch, oneOf, openedItem } from '../../manager/list-search';
import { mailTo } from '../person/mail-to';
import type { MessageRow } from './documents';
import { wording } from './wording';

/** How much of a message the list shows. */
const PREVIEW_LENGTH = 80;

/** A message from the contact form, as screens use it. All of it was written by a stranger. */
export type Message = ReturnType<typeof toMessage>;

export const toMessage = (row: MessageRow) => stored(row);

/** The screen's URL. `message`: the one in the reading pane. */
export const messageSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'inbox'),
  sort: oneOf(wording.sorts, 'createdAt:desc'),
  message: openedItem,
});

export type MessageSearch = z.infer<typeof messageSearch>;

/** The first 80 characters; '…' only when something was cut. */
export const preview = (text: string): string => shorten(text, PREVIEW_LENGTH);

/** A mail link to the sender; the subject is prefixed 'Re: '. */
export const replyLink = ({ senderEmail, subject }: Pick<Message, 'senderEmail' | 'subject'>): string =>
  mailTo(senderEmail, `Re: ${subject.trim()}`);

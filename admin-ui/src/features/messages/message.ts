import type { ResultOf } from 'gql.tada';
import * as z from 'zod/mini';
import { shorten } from '../../../../cms/src/shared/text';
import { listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import { stored } from '../../resource/queries';
import { graphql } from '../../strapi/graphql';
import { cameFromSearch } from '../person/came-from';
import { mailTo } from '../person/mail-to';
import { wording } from './wording';

export const messageFragment = graphql(`fragment MessageFields on Message {
  documentId revision senderName senderEmail subject message isRead isArchived createdAt cameFrom
}`);

type MessageRow = ResultOf<typeof messageFragment>;

export const UnreadMessages = graphql(`query UnreadMessages {
  messages_connection(
    filters: { isRead: { eq: false }, isArchived: { eq: false } }
    pagination: { page: 1, pageSize: 1 }
  ) {
    pageInfo { total }
  }
}`);

const PREVIEW_LENGTH = 80;

/** A message from the contact form. All of it was written by a stranger. */
export type Message = ReturnType<typeof toMessage>;

export const toMessage = (row: MessageRow) => stored(row);

/** Search parameters of the screen. `message`: the one in the reading pane. */
export const messageSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'inbox'),
  sort: oneOf(wording.sorts, 'createdAt:desc'),
  from: cameFromSearch,
  message: openedItem,
});

export type MessageSearch = z.infer<typeof messageSearch>;

/** Returns the first 80 characters, with '…' if more follow. */
export const preview = (text: string): string => shorten(text, PREVIEW_LENGTH);

/** Returns a mail link to the sender; prefixes the subject with 'Re: '. */
export const replyLink = ({ senderEmail, subject }: Pick<Message, 'senderEmail' | 'subject'>): string =>
  mailTo(senderEmail, `Re: ${subject.trim()}`);

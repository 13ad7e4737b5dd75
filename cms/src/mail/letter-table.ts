import type { Core } from '@strapi/strapi';
import { port } from '../platform/port';
import type { Letter } from './letter-layout';
import type { Mail, MailKind } from './outbox';

/** How one kind of mail finds its recipient and its words when it is sent. */
export interface LetterKind {
  /** Undefined when nobody is left to get it */
  recipient: (strapi: Core.Strapi, mail: Mail) => Promise<string | undefined>;
  /** Undefined when there is nothing left to say */
  letter: (strapi: Core.Strapi, mail: Mail) => Promise<Letter | undefined>;
  /** The owner sent it to one client: it is not marked as automatic, which some mailboxes drop */
  byOwner?: true;
}

export type Letters = Record<MailKind, LetterKind>;

/** Every kind of mail. */
export const letters = port<Letters>('letters');

/** Returns an address in the owner's area. */
export const adminAddress = (path: string): string => `${process.env.PUBLIC_URL ?? ''}/admin${path}`;

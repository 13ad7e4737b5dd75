import type { Core } from '@strapi/strapi';
import { readSettings } from '../content';
import { port } from '../platform/port';
import type { Letter } from './letter-layout';
import type { Mail, MailKind } from './outbox';

/** Finds the recipient and the content for one kind of email, at the time of sending. */
export interface LetterKind {
  /** Undefined if the recipient no longer exists */
  recipient: (strapi: Core.Strapi, mail: Mail) => Promise<string | undefined>;
  /** Undefined if the reason for the email no longer exists */
  letter: (strapi: Core.Strapi, mail: Mail) => Promise<Letter | undefined>;
  /** The owner wrote it to one client. It is not marked as automatic, which some mailboxes drop */
  byOwner?: true;
}

export type Letters = Record<MailKind, LetterKind>;

export const letters = port<Letters>('letters');

/** Returns an address in the owner's area. */
export const adminAddress = (path: string): string => `${process.env.PUBLIC_URL ?? ''}/admin${path}`;

/** Adds the owner's address for replies. */
export const ofOwner = async (strapi: Core.Strapi, letter: Letter): Promise<Letter> => ({
  ...letter,
  replyTo: (await readSettings(strapi)).contactEmail ?? undefined,
});

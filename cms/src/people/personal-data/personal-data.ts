import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { draftsAbout, dropDraftsAbout, forget, internalWrite, submissionsInBin } from '../../content';
import { cleanValue } from '../../content/rules/clean-text';
import { mailAbout } from '../../mail';
import { port } from '../../platform/port';
import { phoneKey } from '../../shared/phone-number';
import { refused } from '../wording';

/** The types that store visitors' data, and the attributes that identify a visitor. */
const STORED = {
  messages: { uid: 'api::message.message', email: 'senderEmail', phone: undefined },
  applications: { uid: 'api::volunteer.volunteer', email: 'email', phone: 'phone' },
  comments: { uid: 'api::comment.comment', email: 'email', phone: undefined },
  bookings: { uid: 'api::booking.booking', email: 'email', phone: 'phone' },
} as const;

type Part = keyof typeof STORED;
const PARTS = Object.keys(STORED) as Part[];
const ofEachPart = <Value>(value: () => Value) =>
  Object.fromEntries(PARTS.map((part) => [part, value()])) as Record<Part, Value>;

/** Fields that the visitor did not enter and that are useless outside. */
const INTERNAL = new Set([
  'id',
  'revision',
  'submissionKey',
  'tokenSeed',
  'tokenHash',
  'tokenEndsAt',
  'heldSince',
  'locale',
  'publishedAt',
]);

const PAGE_SIZE = 100;
const FEWEST_DIGITS = 3;

type Row = Record<string, unknown> & { id: number; documentId: string };

/** Identifies a visitor by email address, telephone number or both. */
export interface PersonQuery {
  email?: unknown;
  phone?: unknown;
}

interface Identity {
  email: string | null;
  /** International if possible; present only if asked for */
  phone?: string;
}

/** `mails`: stored emails about these rows. `drafts`: unsaved drafts of users about these rows. */
export type Person = Identity & Record<Part | 'mails' | 'drafts', Record<string, unknown>[]>;
/** `documentIds`: those of the rows and their quotes, which name the drafts in a browser. */
export type Erased = Identity & { documentIds: string[] } & Record<Part, number>;

/**
 * Returns all data stored about one visitor, oldest first. Rate limit counters contain no personal data.
 *
 * @throws ValidationError without a valid address or number
 */
export async function readPerson(strapi: Core.Strapi, query: PersonQuery): Promise<Person> {
  const identity = identityOf(query);
  const parts = ofEachPart((): Record<string, unknown>[] => []);
  const documentIds: string[] = [];
  for (const part of PARTS) {
    const hooks = personalDataHooksOf(strapi, STORED[part].uid);
    const rows = (await rowsOf(strapi, part, identity)).map(exportedRow);
    for (const { fields, deletedAt } of await deletedOf(strapi, part, identity))
      rows.push({ ...exportedRow(fields), deletedAt });
    for (const row of rows) {
      const documentId = String(row.documentId);
      const more = await hooks?.readMore(strapi, documentId);
      parts[part].push({ ...row, ...more?.fields });
      documentIds.push(documentId, ...(more?.documentIds ?? []));
    }
  }
  const mails = await mailAbout(strapi, documentIds);
  const drafts = (await draftsAbout(strapi, documentIds)).map(({ name, title, values, keptAt }) => ({
    name,
    title,
    values: JSON.parse(values),
    keptAt,
  }));
  return { ...identity, ...parts, mails, drafts };
}

/**
 * Erases whole rows, with the emails and drafts about them. Comments are erased with their text: the text can identify
 * its author, and without an author it would appear as someone else's.
 *
 * @returns the number of rows of each kind, and their ids
 * @throws ValidationError without a valid address or number
 */
export async function erasePerson(strapi: Core.Strapi, query: PersonQuery): Promise<Erased> {
  const identity = identityOf(query);
  const erased: Erased = { ...identity, documentIds: [], ...ofEachPart(() => 0) };
  // Drafts first: they can no longer be assigned to a person once the row is deleted.
  const dropDrafts = async (part: Part, documentId: string) => {
    const hooks = personalDataHooksOf(strapi, STORED[part].uid);
    const ids = [documentId, ...((await hooks?.deletedWith(strapi, documentId)) ?? [])];
    await dropDraftsAbout(strapi, ids);
    erased.documentIds.push(...ids);
  };
  for (const part of PARTS) {
    for (const { documentId } of await rowsOf(strapi, part, identity)) {
      await dropDrafts(part, documentId);
      await internalWrite('erase', () => strapi.documents(STORED[part].uid).delete({ documentId }));
      erased[part] += 1;
    }
    for (const { id, fields } of await deletedOf(strapi, part, identity)) {
      await dropDrafts(part, String(fields.documentId));
      await forget(strapi, id);
      erased[part] += 1;
    }
  }
  return erased;
}

function identityOf({ email, phone }: PersonQuery): Identity {
  const address = email || !phone ? cleanValue('email', email, { type: 'email', required: true }) : null;
  const number = phone ? phoneKey(String(cleanValue('phone', phone, { type: 'string' }))) : undefined;
  if (number !== undefined && number.length < FEWEST_DIGITS)
    throw refused('PHONE_INVALID', { field: 'phone', params: { typed: String(phone) } });
  if (typeof address !== 'string' && number === undefined)
    throw refused('EMAIL_OR_PHONE_MISSING', { field: 'email' });
  return { email: (address as string | null) ?? null, ...(number !== undefined && { phone: number }) };
}

async function rowsOf(strapi: Core.Strapi, part: Part, identity: Identity): Promise<Row[]> {
  const { uid, email } = STORED[part];
  const known =
    identity.phone === undefined ? [] : [{ id: { $in: await idsByPhone(strapi, part, identity.phone) } }];
  const conditions = identity.email === null ? known : [{ [email]: { $eqi: identity.email } }, ...known];
  const found: Row[] = [];
  for (;;) {
    const page: Row[] = await strapi.db.query(uid).findMany({
      where: { $or: conditions, id: { $gt: found.at(-1)?.id ?? 0 } },
      orderBy: { id: 'asc' },
      limit: PAGE_SIZE,
      populate: RELATIONS[part],
    });
    found.push(...page);
    if (page.length < PAGE_SIZE) return found;
  }
}

/** Volunteers' numbers are stored as typed, so each one is normalized here. */
async function idsByPhone(strapi: Core.Strapi, part: Part, number: string): Promise<number[]> {
  const { uid, phone } = STORED[part];
  if (!phone) return [];
  const rows: { id: number; phone: string }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id', phone], where: { [phone]: { $notNull: true } } });
  return rows.filter((row) => phoneKey(row.phone) === number).map(({ id }) => id);
}

async function deletedOf(strapi: Core.Strapi, part: Part, { email, phone }: Identity) {
  const { uid, phone: attribute } = STORED[part];
  const isTheirs = (fields: Record<string, unknown>) =>
    attribute !== undefined && phone !== undefined && phoneKey(String(fields[attribute] ?? '')) === phone;
  return submissionsInBin(strapi, uid, { email, isTheirs });
}

const titled = { select: ['title'] };
const RELATIONS: Record<Part, Record<string, typeof titled>> = {
  messages: {},
  applications: { project: titled },
  comments: { blogPost: titled },
  bookings: {},
};

/** Replaces relations by the titles of their targets. */
function exportedRow(row: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(row).filter(([name]) => !INTERNAL.has(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, titleOf(value)]));
}

function titleOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'title' in value ? value.title : value;
}

/** Steps that a content type adds when a visitor's data is exported, erased or deleted by age. */
export interface PersonalDataHooks {
  /** Reads further data of an item, such as quotes, which have separate documentIds */
  readMore: (
    strapi: Core.Strapi,
    documentId: string,
  ) => Promise<{ fields: Record<string, unknown>; documentIds: string[] }>;
  /** @returns documentIds of rows that are deleted together with the item */
  deletedWith: (strapi: Core.Strapi, documentId: string) => Promise<string[]>;
  /** Takes the locks that must come before the lock of a row */
  lock: (trx: Knex.Transaction) => Promise<void>;
}

export const personalDataHooks = port<Partial<Record<string, PersonalDataHooks>>>('personal-data-hooks');

export const personalDataHooksOf = (strapi: Core.Strapi, uid: string): PersonalDataHooks | undefined =>
  personalDataHooks.of(strapi)[uid];

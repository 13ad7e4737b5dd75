import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ByteRange } from '../../shared/byte-range';
import { isFromAhead } from '../clock';

const SECRET_BYTES = 16;
/** Until the download begins. */
const BEGINS_WITHIN_MS = 5 * 60_000;
/** From the first byte on: 300 MB at 7 kB/s, with as many interruptions as the line has. */
const LASTS_MS = 12 * 3_600_000;

/** A link to one archive, stored as JSON in a note with the hash of its secret. */
interface BackupLink {
  archive: string;
  endsAt: number;
  hasBegun: boolean;
  /** The parts that were sent, in order, without overlaps */
  sent: ByteRange[];
}

const PREFIX = 'backup_link:';
const nameOf = (secret: string) => PREFIX + createHash('sha256').update(secret).digest('base64url');
const links = (knex: Knex) => knex<{ name: string; value: string }>('site_notes');

const isOpen = ({ endsAt }: BackupLink, now: number) => endsAt > now && !isFromAhead(endsAt, now, LASTS_MS);

/** Returns the secret of a new link to an archive. Only its hash is stored. Other links stay. */
export async function makeBackupLink(strapi: Core.Strapi, archive: string, now = Date.now()) {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const link: BackupLink = { archive, endsAt: now + BEGINS_WITHIN_MS, hasBegun: false, sent: [] };
  await strapi.db.transaction(async ({ trx }) => {
    for (const { name, value } of await links(trx).where('name', 'like', `${PREFIX}%`))
      if (!isOpen(JSON.parse(value), now)) await links(trx).where({ name }).delete();
    await links(trx).insert({ name: nameOf(secret), value: JSON.stringify(link) });
  });
  return { secret, endsAt: new Date(link.endsAt).toISOString() };
}

/** Returns the archive that a secret opens now. */
export async function archiveOfLink(strapi: Core.Strapi, secret: string, now = Date.now()) {
  const link = await find(strapi.db.connection, secret);
  return link && isOpen(link, now) ? link.archive : undefined;
}

async function find(knex: Knex, secret: string, lock = false): Promise<BackupLink | undefined> {
  const query = links(knex).where({ name: nameOf(secret) });
  const row = await (lock ? query.forUpdate() : query).first('value');
  return row && JSON.parse(row.value);
}

async function change(strapi: Core.Strapi, secret: string, changed: (link: BackupLink) => BackupLink) {
  await strapi.db.transaction(async ({ trx }) => {
    const link = await find(trx, secret, true);
    if (!link) return;
    await links(trx)
      .where({ name: nameOf(secret) })
      .update({ value: JSON.stringify(changed(link)) });
  });
}

/** Keeps a link open for hours once its download has begun. */
export const beginDownload = (strapi: Core.Strapi, secret: string, now = Date.now()): Promise<void> =>
  change(strapi, secret, (link) =>
    link.hasBegun ? link : { ...link, hasBegun: true, endsAt: now + LASTS_MS },
  );

/** Notes a part that was sent. Returns whether the parts make the whole archive now. */
export async function noteSent(strapi: Core.Strapi, secret: string, part: ByteRange, bytes: number) {
  let sent: ByteRange[] = [];
  await change(strapi, secret, (link) => {
    sent = joined([...link.sent, part]);
    return { ...link, sent };
  });
  return sent[0]?.start === 0 && sent[0].end >= bytes - 1;
}

/** Joins parts that overlap or touch. */
function joined(parts: ByteRange[]): ByteRange[] {
  const whole: ByteRange[] = [];
  for (const part of parts.toSorted((one, other) => one.start - other.start)) {
    const last = whole.at(-1);
    if (last && part.start <= last.end + 1) last.end = Math.max(last.end, part.end);
    else whole.push({ ...part });
  }
  return whole;
}

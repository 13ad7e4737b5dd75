import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { readNotes, writeNote } from './backup-notes';

const SECRET_BYTES = 16;
/** Long enough to begin a download, even if a phone asks again. */
const LASTS_MS = 5 * 60_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Returns the secret of a link to the newest archive. It replaces the link before; only its hash is stored. */
export async function makeBackupLink(
  strapi: Core.Strapi,
  now = Date.now(),
): Promise<{ secret: string; endsAt: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const endsAt = new Date(now + LASTS_MS).toISOString();
  await writeNote(strapi, 'backup_link', `${hashOf(secret)} ${endsAt}`);
  return { secret, endsAt };
}

/** Returns whether a secret opens the newest archive now. */
export async function opensBackup(strapi: Core.Strapi, secret: string, now = Date.now()): Promise<boolean> {
  const { backup_link: link = '' } = await readNotes(strapi, ['backup_link']);
  const [hash = '', endsAt = ''] = link.split(' ');
  const expected = Buffer.from(hash);
  const given = Buffer.from(hashOf(secret));
  return expected.length === given.length && timingSafeEqual(expected, given) && Date.parse(endsAt) > now;
}

import type { Core } from '@strapi/strapi';
import { secretFingerprints } from './secrets';

/**
 * Machines that share a PostgreSQL database share their secrets: with others the second machine would refuse the
 * sessions, forms and keys of the first.
 *
 * @throws Error naming those that differ from the ones the database was used with before
 */
export async function requireSameSecrets(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const store = strapi.store({ type: 'core', name: 'site', key: 'secrets' });
  const known = ((await store.get({})) ?? {}) as Record<string, string>;
  const now = secretFingerprints();
  const others = Object.keys(now).filter((name) => known[name] && known[name] !== now[name]);
  if (others.length > 0 && process.env.NEW_SECRETS !== 'true') {
    throw new Error(
      `The secrets of this machine are not those its database was used with (${others.join(', ')}): copy secrets.json from the DATA_DIR of a machine that uses it, or set these variables alike on all machines. If they were changed on purpose, start once with NEW_SECRETS=true; everybody signs in again.`,
    );
  }
  const isKnown = Object.keys(now).every((name) => known[name] === now[name]);
  if (!isKnown) await store.set({ value: { ...known, ...now } });
}

import type { Core } from '@strapi/strapi';
import { StartError } from '../start-error';
import { secretFingerprints } from './secrets';

/**
 * Checks that this machine has the secrets that its PostgreSQL database was used with. Machines with different secrets
 * would refuse each other's sessions, forms and keys. The file of SQLite belongs to one machine, so other secrets only
 * need to be reported.
 *
 * @param report gets the names of the secrets that differ, before they are noted as the new ones
 * @throws StartError SECRETS_DIFFER naming the secrets that differ
 */
export async function requireSameSecrets(
  strapi: Core.Strapi,
  report: (changed: string[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'site', key: 'secrets' });
  const known = ((await store.get({})) ?? {}) as Record<string, string>;
  const now = secretFingerprints();
  const others = Object.keys(now).filter((name) => known[name] && known[name] !== now[name]);
  const isShared = strapi.db.dialect.client === 'postgres';
  if (isShared && others.length > 0 && process.env.NEW_SECRETS !== 'true') {
    throw new StartError(
      'SECRETS_DIFFER',
      `The secrets of this server (${others.join(', ')}) differ from those of its database. Copy secrets.json from the DATA_DIR of another server of this site, or set the same values on all servers. If you changed them on purpose, start once with NEW_SECRETS=true; everyone must sign in again.`,
    );
  }
  await report(others);
  const isKnown = Object.keys(now).every((name) => known[name] === now[name]);
  if (!isKnown) await store.set({ value: { ...known, ...now } });
}

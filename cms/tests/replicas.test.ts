import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { lockBoot, unlockBoot } from '../src/platform/database/boot-lock';
import { requireSameSecrets } from '../src/platform/secrets/secret-fingerprints';
import { secret } from '../src/platform/secrets/secrets';
import { type BootedCms, bootCms, SECRETS } from './support/boot-strapi';

let cms: BootedCms;
/** Several machines share only a PostgreSQL database; SQLite's file belongs to one. */
let isShared: boolean;

beforeAll(async () => {
  cms = await bootCms();
  isShared = cms.strapi.db.dialect.client === 'postgres';
});
afterAll(() => cms.stop());

/** Another CMS on the same database, just before it boots. */
const another = (info: () => void) =>
  ({ db: cms.strapi.db, log: { info } }) as unknown as BootedCms['strapi'];

test('boots one CMS at a time on a database', async () => {
  const events: string[] = [];
  const waits = vi.fn();
  const other = another(waits);
  await lockBoot(cms.strapi);
  const boots = lockBoot(other).then(() => events.push('the other boots'));
  if (isShared) await vi.waitFor(() => expect(waits).toHaveBeenCalled(), { timeout: 90_000 });
  events.push('the first has booted');
  await unlockBoot(cms.strapi);
  await boots;
  await unlockBoot(other);
  expect(events).toEqual(['the first has booted', 'the other boots']);
});

test('refuses to start with other secrets than the database was used with, and names them', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const use = (jwtSecret: string) => {
    secret('JWT_SECRET', jwtSecret);
    return requireSameSecrets(cms.strapi);
  };
  const expectRefusal = async (start: Promise<void>) => {
    if (isShared)
      await expect(start).rejects.toThrow(
        /^SECRETS_DIFFER: The secrets of this server \(JWT_SECRET\) differ .+ Copy/,
      );
    else await expect(start).resolves.toBeUndefined();
  };
  const other = SECRETS.JWT_SECRET.replace('test', 'next');
  await use(SECRETS.JWT_SECRET);
  await expectRefusal(use(other));
  vi.stubEnv('NEW_SECRETS', 'true');
  await use(other);
  vi.stubEnv('NEW_SECRETS', 'false');
  await use(other);
  await expectRefusal(use(SECRETS.JWT_SECRET));
});

test('reports a wrong signing secret to a site that asks for the health', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${cms.url}/api/health`, { headers })).status;
  expect(await ask({})).toBe(200);
  expect(await ask({ 'x-forwarded-proof': 'signed-otherwise' })).toBe(403);
});

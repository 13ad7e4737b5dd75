import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { photo } from './support/uploads';

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

test('an upload is stored although the access token expires while it arrives, unless its session ends', async () => {
  const content = await photo('jpeg');
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'slow.jpg');
  const whole = new Request('http://localhost', { method: 'POST', body: form });
  const [type, bytes] = [whole.headers.get('content-type') ?? '', Buffer.from(await whole.arrayBuffer())];
  const arriving = async (client: Client, inTheMeantime: () => Promise<unknown>) => {
    async function* body() {
      yield bytes.subarray(0, 1000);
      // The token is checked before the first byte is read.
      await vi.waitFor(() => expect(checked.mock.settledResults[0]?.type).toBe('fulfilled'), {
        timeout: 60_000,
      });
      await inTheMeantime();
      yield bytes.subarray(1000);
    }
    const checked = vi.spyOn(jwt, 'verify');
    const { status } = await client
      .send('/api/upload', {
        method: 'POST',
        body: body(),
        duplex: 'half',
        headers: { 'content-type': type },
      } as unknown as RequestInit)
      .finally(() => {
        checked.mockRestore();
        vi.useRealTimers();
      });
    return status;
  };
  const jwt = cms.strapi.plugin('users-permissions').service('jwt');
  const laterBy = (minutes: number) => async () =>
    void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  expect(await arriving((await signIn(cms)).owner, laterBy(20))).toBe(201);

  const other = (await signIn(cms)).owner;
  const { id } = await cms.strapi.db.query('plugin::users-permissions.user').findOne();
  const signOut = async () =>
    cms.strapi.sessionManager?.('users-permissions').invalidateRefreshToken(String(id));
  expect(await arriving(other, signOut)).toBe(401);
});

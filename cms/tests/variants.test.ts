import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const asBrowser = { headers: { accept: 'image/webp,*/*' } };
const typeOf = async (url: string, init?: RequestInit) => {
  const answer = await fetch(`${cms.url}${url}`, init);
  await answer.arrayBuffer();
  return answer.headers.get('content-type');
};

test('a picture is sent as WebP to browsers that take it, as it is to others, and not at all once it is deleted', async () => {
  const { id, url } = await uploadPhoto(owner);
  await vi.waitFor(async () => expect(await typeOf(url, asBrowser)).toBe('image/webp'), {
    timeout: 20_000,
    interval: 200,
  });
  expect(await typeOf(url)).toBe('image/jpeg');
  const answer = await fetch(`${cms.url}${url}`, asBrowser);
  expect(answer.headers.get('vary')).toContain('Accept');
  expect(answer.headers.get('cache-control')).toBe('max-age=3600');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes('Camera of Amani')).toBe(false);

  await owner.send(`/api/upload/files/${id}`, { method: 'DELETE' });
  expect((await fetch(`${cms.url}${url}`, asBrowser)).status).toBe(404);
});

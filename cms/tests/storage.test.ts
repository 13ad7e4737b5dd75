import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { photo, plainPng, sendUpload, type UploadOptions } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const upload = (content: Buffer | string, name: string, options: UploadOptions = {}) =>
  sendUpload(owner, content, name, options);

const uploadsFolder = () => join(cms.strapi.dirs.static.public, 'uploads');
const fileCount = () => cms.strapi.db.query('plugin::upload.file').count();

describe('An upload that cannot be read is refused with a sentence', () => {
  const NO_INFO = 'Send the description as a JSON object, such as {"alternativeText": "A look in blue"}.';

  test.each(['no json', '[]', '"text"', 'null', '{"__proto__": {"x": 1}}', '{"constructor": 1}'])(
    'fileInfo %s',
    async (fileInfo) => {
      const { status, message } = await upload(await plainPng(), 'a.png', { fields: { fileInfo } });
      expect({ status, message }).toEqual({ status: 400, message: NO_INFO });
    },
  );

  test.each(['alternativeText', 'caption'])('%s of more than 500 characters', async (name) => {
    const send = (characters: number) => {
      const fileInfo = JSON.stringify({ [name]: 'x'.repeat(characters) });
      return upload(plain, 'a.png', { fields: { fileInfo } });
    };
    const plain = await plainPng();
    const { status, message } = await send(501);
    expect({ status, message }).toEqual({ status: 400, message: 'Enter 500 characters or fewer.' });
    const { file } = await send(500);
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ [name]: 'x'.repeat(501) }));
    const again = await owner.send(`/api/upload?id=${file?.id}`, { method: 'POST', body: form });
    expect(again.status).toBe(400);
  });

  test('two files in one request', async () => {
    const form = new FormData();
    for (const name of ['a.png', 'b.png'])
      form.append('files', new Blob([new Uint8Array(await plainPng())]), name);
    const before = await fileCount();
    const response = await owner.send('/api/upload', { method: 'POST', body: form });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Send one file at a time.');
    expect(await fileCount()).toBe(before);
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
    ['an endless boundary', `multipart/form-data; boundary=${'b'.repeat(8000)}`, 'x'],
    [
      'a body that ends too early',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; na',
    ],
    ['a body without its boundary', 'multipart/form-data; boundary=b', 'anything else'],
  ])('%s', async (_name, type, body) => {
    const response = await owner.send('/api/upload', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    const { error } = (await response.json()) as { error: { message: string } };
    expect(response.status).toBe(400);
    expect(error.message).toMatch(
      /^The (upload was incomplete|Content-Type of an upload)|^The request is invalid: Files are empty\.$/,
    );
  });
});

/** Restarts the CMS at another address, so it comes last. */
describe('DATA_DIR', () => {
  const modes = (path: string): string[] => {
    const entry = statSync(path);
    const mode = `${(entry.mode & 0o777).toString(8)} ${entry.isDirectory() ? 'folder' : 'file'}`;
    return entry.isDirectory()
      ? [mode, ...readdirSync(path).flatMap((name) => modes(join(path, name)))]
      : [mode];
  };

  test('is readable for one user only, even files of earlier releases', async () => {
    const dataDir = join(cms.strapi.dirs.static.public, '..');
    await upload(await photo('jpeg'), 'mine.jpg');
    expect([...new Set(modes(dataDir))].sort()).toEqual(['600 file', '700 folder']);
    chmodSync(dataDir, 0o755);
    chmodSync(uploadsFolder(), 0o755);
    writeFileSync(join(uploadsFolder(), 'old.jpg'), '', { mode: 0o644 });
    writeFileSync(join(dataDir, 'not-ours.txt'), '');
    chmodSync(join(dataDir, 'not-ours.txt'), 0o644);
    cms = await cms.restart();
    expect(modes(join(dataDir, 'not-ours.txt'))).toEqual(['644 file']);
    rmSync(join(dataDir, 'not-ours.txt'));
    expect([...new Set(modes(dataDir))].sort()).toEqual(['600 file', '700 folder']);
    rmSync(join(uploadsFolder(), 'old.jpg'));
  });

  test('loses files that an ended process left unfinished at a start, but not those of a running one', async () => {
    const host = basename(tmpdir()).split('-')[0];
    const temporary = join(tmpdir(), '..');
    const running = `${host}-${process.ppid}`;
    const [ended, foreign] = [`${host}-4194999`, '0badcafe-7'];
    for (const writer of [running, ended, foreign]) {
      mkdirSync(join(temporary, writer));
      writeFileSync(join(temporary, writer, 'body'), '');
      writeFileSync(join(uploadsFolder(), `a.jpg.${writer}.part`), '');
    }
    writeFileSync(join(temporary, 'stray'), '');
    writeFileSync(join(uploadsFolder(), 'half.part.jpg'), '');
    cms = await cms.restart();
    const own = basename(tmpdir());
    expect(readdirSync(temporary).sort()).toEqual([own, foreign, running].sort());
    expect(
      readdirSync(uploadsFolder())
        .filter((name) => name.includes('.part'))
        .sort(),
    ).toEqual([`a.jpg.${foreign}.part`, `a.jpg.${running}.part`, 'half.part.jpg'].sort());
    for (const writer of [running, foreign]) {
      rmSync(join(temporary, writer), { recursive: true });
      rmSync(join(uploadsFolder(), `a.jpg.${writer}.part`));
    }
    rmSync(join(uploadsFolder(), 'half.part.jpg'));
  });
});

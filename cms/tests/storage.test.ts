import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { type Client, freshAddress, signIn, visitor } from './support/client';
import { DOORS, NOUNS } from './support/doors';
import { buildMilestone } from './support/factories';
import { sendMessage } from './support/submissions';
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
const onDisk = (url: string) => join(cms.strapi.dirs.static.public, url);
const fileCount = () => cms.strapi.db.query('plugin::upload.file').count();

describe('An upload that cannot be read is refused with a sentence', () => {
  const NO_INFO = 'fileInfo must be a JSON object such as {"alternativeText": "A look in blue"}';

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
    expect({ status, message }).toEqual({ status: 400, message: `${name} must be at most 500 characters` });
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
    expect(await response.text()).toContain('Please send one file at a time');
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
      /^The (upload arrived incomplete|Content-Type of an upload)|^Files are empty$/,
    );
  });
});

describe('A video tells no place', () => {
  const box = (type: string, content: string) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(content.length + 8);
    return size.toString('latin1') + type + content;
  };
  const film = (inMoov: string) =>
    Buffer.from(box('ftyp', 'mp42\0\0\0\0mp42isom') + box('moov', inMoov), 'latin1');

  test('its place is blanked in what is stored', async () => {
    const clip = film(box('udta', box('\u00a9xyz', '-01.2921+036.8219/')));
    const { file } = await upload(clip, 'clip.mp4', { fields: { kind: 'project' } });
    expect(readFileSync(onDisk(file?.url ?? '')).includes('036.8219')).toBe(false);
  });

  test('with a track of measurements it is refused', async () => {
    const measurements = box('trak', box('mdia', box('hdlr', `${'\0'.repeat(8)}meta${'\0'.repeat(12)}`)));
    const { status, message } = await upload(film(measurements), 'clip.mp4', { fields: { kind: 'project' } });
    expect(status).toBe(400);
    expect(message).toContain('neither picture nor sound');
  });
});

describe('When the disk is full', () => {
  const FULL =
    'The disk of this site is full, so nothing could be stored. Nothing you typed is lost: please tell the owner, and try again later.';
  const require = createRequire(import.meta.url);
  const fs = require('node:fs') as typeof import('node:fs');

  /** The disk takes no more once `allowed` files of an upload have been begun. */
  const fillUp = (allowed: number) => {
    const { createWriteStream } = fs;
    let begun = 0;
    fs.createWriteStream = ((path: string, options?: object) => {
      begun += path.startsWith(uploadsFolder()) ? 1 : 0;
      const file = createWriteStream(path, options);
      if (begun <= allowed) return file;
      file._write = (_chunk, _encoding, done) => {
        done(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
      };
      return file;
    }) as typeof createWriteStream;
    return () => {
      fs.createWriteStream = createWriteStream;
    };
  };

  test.each([0, 1, 3])('an upload says so and leaves nothing, after %i of its files', async (allowed) => {
    const before = [await fileCount(), readdirSync(uploadsFolder()).sort()];
    const free = fillUp(allowed);
    const { status, message } = await upload(await photo('jpeg'), 'large.jpg').finally(free);
    expect({ status, message }).toEqual({ status: 507, message: FULL });
    await expect.poll(() => readdirSync(uploadsFolder()).sort()).toEqual(before[1]);
    expect(readdirSync(tmpdir())).toEqual([]);
    expect(await fileCount()).toBe(before[0]);
    expect((await upload(await photo('jpeg'), 'large.jpg')).status).toBe(201);
  });

  /** What the database itself says; returns how there is room again. */
  async function fillDatabase(): Promise<() => Promise<unknown>> {
    const { connection } = cms.strapi.db;
    if (cms.strapi.db.dialect.client === 'postgres') {
      await connection.raw(
        `create function full_disk() returns trigger as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$ language plpgsql`,
      );
      for (const table of ['milestones', 'messages'])
        await connection.raw(
          `create trigger full_disk before insert on ${table} for each row execute function full_disk()`,
        );
      return () => connection.raw('drop function full_disk cascade');
    }
    // SQLite answers with SQLITE_FULL when the file may not grow. The smallest limit is its present size.
    await connection.raw('pragma max_page_count = 1');
    return () => connection.raw('pragma max_page_count = 1000000');
  }

  test('saves and forms say so at both doors, and go through once there is room', async () => {
    const description = 'x'.repeat(5000);
    const save = (door: (typeof DOORS)[number]) =>
      door.create(owner, NOUNS.milestone, buildMilestone({ description }));
    const send = () => sendMessage(visitor(cms), { message: description });
    const free = await fillDatabase();
    try {
      for (const ask of [...DOORS.map((door) => () => save(door)), send]) {
        // A page that is there may have room for one more row.
        let answer = await ask();
        for (let row = 0; row < 4 && answer.status !== 507; row += 1) answer = await ask();
        expect(answer.status).toBe(507);
        expect(answer.failure).toMatchObject({ name: 'InsufficientStorageError', message: FULL });
      }
      expect((await owner.rest('GET', '/api/milestones')).status).toBe(200);
    } finally {
      await free();
    }
    for (const door of DOORS) expect((await save(door)).failure).toBeUndefined();
    expect((await send()).failure).toBeUndefined();
  });
});

describe('When the database takes a whole transaction back because the disk is full', () => {
  /** As SQLite does by itself, at a statement or when it commits; returns how there is room again. */
  function takeBackAt(statement: RegExp): () => void {
    const { client } = cms.strapi.db.connection;
    const prototype = client.constructor.prototype;
    const ask = prototype._query;
    prototype._query = async function (connection: unknown, question: { sql: string }) {
      if (!statement.test(question.sql)) return ask.call(this, connection, question);
      await ask.call(this, connection, { sql: 'ROLLBACK' });
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    };
    return () => {
      prototype._query = ask;
    };
  }

  test.each([/^insert into .?(milestones|messages|throttle_counters)/i, /^COMMIT/])(
    'at %s: saves, forms and sign-in say so, and nothing counts as stored',
    async (statement) => {
      const milestones = () => cms.strapi.db.query('api::milestone.milestone').count();
      const before = await milestones();
      const credentials = { identifier: OWNER.username, password: OWNER.password };
      const asked = [
        ...DOORS.map((door) => () => door.create(owner, NOUNS.milestone, buildMilestone())),
        () => sendMessage(visitor(cms)),
        () => visitor(cms, freshAddress()).rest('POST', '/api/auth/local', credentials),
      ];
      const free = takeBackAt(statement);
      try {
        for (const ask of asked) {
          const { status, failure } = await ask();
          expect({ status, name: failure?.name }).toEqual({ status: 507, name: 'InsufficientStorageError' });
        }
      } finally {
        free();
      }
      expect(await milestones()).toBe(before);
      for (const ask of asked) expect((await ask()).failure).toBeUndefined();
    },
  );
});

/** Starts the cms anew, at another address: last. */
describe('What is kept is private', () => {
  const modes = (path: string): string[] => {
    const entry = statSync(path);
    const mode = `${(entry.mode & 0o777).toString(8)} ${entry.isDirectory() ? 'folder' : 'file'}`;
    return entry.isDirectory()
      ? [mode, ...readdirSync(path).flatMap((name) => modes(join(path, name)))]
      : [mode];
  };

  test('everything in DATA_DIR is for one user alone, also what an earlier version left open to others', async () => {
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

  test('a start removes what an ended process left half written, and nothing of a running one', async () => {
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

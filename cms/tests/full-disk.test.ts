import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS, NOUNS } from './support/apis';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { type Client, freshAddress, signIn, visitor } from './support/client';
import { buildMilestone } from './support/factories';
import { sendMessage } from './support/submissions';
import { padded, photo, sendUpload, type UploadOptions } from './support/uploads';

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

describe('When the disk is full', () => {
  const FULL =
    'This site has run out of storage space, so nothing was saved. Your text is still here. Please tell the owner and try again later.';
  const require = createRequire(import.meta.url);
  const fs = require('node:fs') as typeof import('node:fs');

  /** Makes the disk full after `allowed` files of an upload. */
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

  /** Makes the disk full for temporary files. */
  const fillTemporaryFolder = () => {
    const { prototype } = fs.WriteStream;
    const { _write: write, _writev: writeMany } = prototype;
    const refuses = (path: unknown) => String(path).startsWith(tmpdir());
    const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    prototype._write = function (chunk, encoding, done) {
      if (refuses(this.path)) done(full());
      else write.call(this, chunk, encoding, done);
    };
    prototype._writev = function (chunks, done) {
      if (refuses(this.path)) done(full());
      else writeMany?.call(this, chunks, done);
    };
    return () => Object.assign(prototype, { _write: write, _writev: writeMany });
  };

  /** Makes the disk full for copies of pictures. */
  const fillForCopies = () => {
    const images = cms.strapi.plugin('upload').service('image-manipulation');
    const { generateThumbnail } = images;
    images.generateThumbnail = ({ filepath }: { filepath: string }) => sharp(filepath).toFile('/dev/full');
    return () => {
      images.generateThumbnail = generateThumbnail;
    };
  };

  const contents = () =>
    readdirSync(uploadsFolder(), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        ({ name }) =>
          `${name} ${createHash('sha256')
            .update(readFileSync(join(uploadsFolder(), name)))
            .digest('hex')}`,
      )
      .sort();

  const expectFull = async (send: () => ReturnType<typeof upload>, fill: () => () => void) => {
    const rows = () => cms.strapi.db.connection('files').select('*').orderBy('id');
    const before = [contents(), await rows()];
    const free = fill();
    const { status, message } = await send().finally(free);
    expect({ status, message }).toEqual({ status: 507, message: FULL });
    await expect.poll(contents).toEqual(before[0]);
    await expect.poll(() => readdirSync(tmpdir())).toEqual([]);
    expect(await rows()).toEqual(before[1]);
  };

  test.each([
    ['a small picture', () => photo('jpeg')],
    ['a large one', async () => padded(await photo('jpeg'), 3)],
  ])('refuses %s with 507 while it arrives', async (_which, make) => {
    const picture = await make();
    await expectFull(() => upload(picture, 'large.jpg'), fillTemporaryFolder);
  });

  test('keeps the former file when a replacement fails', async () => {
    const stored = await upload(await photo('jpeg'), 'former.jpg');
    const picture = await photo('jpeg', 400, 300);
    for (const fill of [fillTemporaryFolder, fillForCopies, () => fillUp(0)])
      await expectFull(
        () => upload(picture, 'newer.jpg', { path: `/api/upload?id=${stored.file?.id}` }),
        fill,
      );
  });

  test('refuses a picture while its copies are made', async () => {
    const picture = await photo('jpeg');
    await expectFull(() => upload(picture, 'large.jpg'), fillForCopies);
  });

  test.each(['create', 'update'] as const)(
    'undoes an upload when the database has no room to %s its rows',
    async (action) => {
      const RIGHTS = 'api::picture-right.picture-right';
      const query = cms.strapi.db.query.bind(cms.strapi.db);
      const full = () =>
        Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
      const fill = () => {
        cms.strapi.db.query = ((uid: typeof RIGHTS) =>
          uid === RIGHTS
            ? { ...query(uid), findOne: query(uid).findOne, [action]: full }
            : query(uid)) as never;
        return () => {
          cms.strapi.db.query = query;
        };
      };
      const picture = await photo('jpeg');
      await expectFull(() => upload(picture, 'large.jpg'), fill);
    },
  );

  test.each([0, 1, 3])('refuses an upload and leaves nothing, after %i of its files', async (allowed) => {
    const before = [await fileCount(), readdirSync(uploadsFolder()).sort()];
    const free = fillUp(allowed);
    const { status, message } = await upload(await photo('jpeg'), 'large.jpg').finally(free);
    expect({ status, message }).toEqual({ status: 507, message: FULL });
    await expect.poll(() => readdirSync(uploadsFolder()).sort()).toEqual(before[1]);
    expect(readdirSync(tmpdir())).toEqual([]);
    expect(await fileCount()).toBe(before[0]);
    expect((await upload(await photo('jpeg'), 'large.jpg')).status).toBe(201);
  });

  /**
   * Makes the database full.
   *
   * @returns a function that makes room again
   */
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
    // SQLite reports SQLITE_FULL when the file may not grow. The smallest limit is its current size.
    await connection.raw('pragma max_page_count = 1');
    return () => connection.raw('pragma max_page_count = 1000000');
  }

  test('refuses saves and forms in REST and GraphQL, until there is room', async () => {
    const description = 'x'.repeat(5000);
    const save = (api: (typeof APIS)[number]) =>
      api.create(owner, NOUNS.milestone, buildMilestone({ description }));
    const send = () => sendMessage(visitor(cms), { message: description });
    const free = await fillDatabase();
    try {
      for (const ask of [...APIS.map((api) => () => save(api)), send]) {
        // An existing page may have room for one more row.
        let answer = await ask();
        for (let row = 0; row < 4 && answer.status !== 507; row += 1) answer = await ask();
        expect(answer.status).toBe(507);
        expect(answer.failure).toMatchObject({ name: 'InsufficientStorageError', message: FULL });
      }
      expect((await owner.rest('GET', '/api/milestones')).status).toBe(200);
    } finally {
      await free();
    }
    for (const api of APIS) expect((await save(api)).failure).toBeUndefined();
    expect((await send()).failure).toBeUndefined();
  });
});

describe('When the database rolls back a transaction because the disk is full', () => {
  /**
   * Rolls back like SQLite, at a statement or a commit.
   *
   * @returns a function that makes room again
   */
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
    'refuses saves, forms and sign-in at %s, and stores nothing',
    async (statement) => {
      const milestones = () => cms.strapi.db.query('api::milestone.milestone').count();
      const before = await milestones();
      const credentials = { identifier: OWNER.username, password: OWNER.password };
      const asked = [
        ...APIS.map((api) => () => api.create(owner, NOUNS.milestone, buildMilestone())),
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

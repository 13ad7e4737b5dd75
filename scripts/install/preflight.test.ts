import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, onTestFinished, test, vi } from 'vitest';
import { checkDataFolder, checkDiskForData, checkPortFree, freePort, waitForDatabase } from './preflight.mjs';

const listener = { what: 'the site', host: 'localhost', hostVariable: 'HOST', portVariable: 'PORT' };

async function occupied(host: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

test('a port in use is reported with its number and its variable', async () => {
  const { server, port } = await occupied('127.0.0.1');
  await assert.rejects(checkPortFree({ ...listener, port }), {
    name: 'CommandError',
    message: `Port ${port} for the site is already in use. Stop the other program or set PORT to another port.`,
  });
  server.close();
});

test('a port in use on one address is in use for a program that listens on all', async () => {
  const { server, port } = await occupied('127.0.0.1');
  await assert.rejects(checkPortFree({ ...listener, host: '0.0.0.0', port }), {
    message: /is already in use/,
  });
  server.close();
});

test('a free port passes twice', async () => {
  const port = await freePort(0);
  await checkPortFree({ ...listener, port });
  await checkPortFree({ ...listener, port });
});

test('an address of another machine is reported with HOST', async () => {
  await assert.rejects(checkPortFree({ ...listener, host: '192.0.2.1', port: await freePort(0) }), {
    message: /^Cannot listen on "192\.0\.2\.1" for the site \(.+\)\. Set HOST to a name or address/,
  });
});

test('a wanted port in use is replaced by another', async () => {
  const { server, port } = await occupied('127.0.0.1');
  assert.notEqual(await freePort(port), port);
  server.close();
});

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(home, { recursive: true }));

test('a folder that can be made passes and leaves nothing behind', () => {
  checkDataFolder(join(home, 'a', 'b'));
  assert.deepEqual(readdirSync(home), []);
});

test('an existing folder passes unchanged', () => {
  mkdirSync(join(home, 'data'));
  writeFileSync(join(home, 'data', 'kept'), '');
  checkDataFolder(join(home, 'data'));
  assert.deepEqual(readdirSync(join(home, 'data')), ['kept']);
});

test('an impossible folder is reported', () => {
  assert.throws(() => checkDataFolder('/proc/below/here'), {
    message: /^Cannot write to DATA_DIR \(\/proc\/below\/here\): /,
  });
});

test('a file instead of the folder is reported with DATA_DIR and the path', () => {
  writeFileSync(join(home, 'data'), '');
  for (const path of [join(home, 'data'), join(home, 'data', 'below')]) {
    assert.throws(() => checkDataFolder(path), {
      name: 'CommandError',
      message: new RegExp(
        `^Cannot write to DATA_DIR \\(${path}\\): .+ file\\. Change its permissions or set DATA_DIR`,
      ),
    });
  }
});

test('the disk of a missing folder is that of its closest existing parent', () => {
  assert.doesNotThrow(() => checkDiskForData(join(tmpdir(), 'not', 'there', 'yet')));
});

test('on a full disk a first start is refused, and a later one only warned', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 20_000_000, bsize: 1 } as fs.StatsFs);
  syncBuiltinESMExports();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    rmSync(folder, { recursive: true });
  });
  assert.throws(() => checkDiskForData(folder), {
    message: /^There are 20 MB free in .+, the site needs 300 MB\. Free some space and start again\.$/,
  });
  mkdirSync(join(folder, 'public'));
  checkDiskForData(folder);
  assert.match(String(warned.mock.calls), /the site needs 300 MB\. Pages still work, but saving may fail\./);
});

test('without DATABASE_URL the wait ends at once', async () => {
  await waitForDatabase(undefined);
});

test('an unreachable database is reported with host, port and variable', async () => {
  const port = await freePort(0);
  await assert.rejects(waitForDatabase(`postgres://u:p@127.0.0.1:${port}/site`, 0), {
    name: 'CommandError',
    message: `Cannot connect to PostgreSQL at 127.0.0.1:${port} (ECONNREFUSED). Start it or correct DATABASE_URL.`,
  });
});

test('a database that starts late is awaited', async () => {
  const port = await freePort(0);
  const waiting = waitForDatabase(`postgres://u:p@127.0.0.1:${port}/site`);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await waiting;
  server.close();
});

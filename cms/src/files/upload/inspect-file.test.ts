import { randomFillSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { inspectFile, rewriteImage } from './inspect-file';

test('refuses a picture that takes too long to read, and leaves the file unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slow-picture-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'noise.png');
  const [width, height] = [6000, 6000];
  const noise = randomFillSync(Buffer.alloc(width * height));
  await sharp(noise, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toFile(path);
  const before = (await readFile(path)).length;
  await expect(rewriteImage(path, 'image/webp', 1)).rejects.toThrow(
    'The image takes too long to read. Choose a smaller one.',
  );
  expect((await readFile(path)).length).toBe(before);
});

async function received(name: string, content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'received-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const filepath = join(folder, 'file');
  await writeFile(filepath, content);
  return { filepath, originalFilename: name, mimetype: null, size: (await stat(filepath)).size };
}

const SIDE = 370;

/** Each frame differs from the one before, as encoders would drop equal frames. */
const animation = (frames: number) =>
  sharp(
    Buffer.concat(
      Array.from({ length: frames }, (_, index) =>
        Buffer.alloc(SIDE * SIDE * 3, index % 2 === 0 ? 20 + (index % 90) : 250 - (index % 90)),
      ),
    ),
    { raw: { width: SIDE, height: SIDE * frames, channels: 3, pageHeight: SIDE } },
  );

test.each(['gif', 'webp'] as const)(
  'keeps an animated %s animated, even with many small frames',
  async (format) => {
    const frames = format === 'gif' ? 300 : 5;
    const file = await received(
      `moving.${format}`,
      await animation(frames).toFormat(format, { effort: 1 }).toBuffer(),
    );
    await inspectFile(file, 'portfolio');
    expect((await sharp(file.filepath).metadata()).pages).toBe(frames);
  },
);

test.each(['Photo.jfif', 'photo.JPE'])('stores %s as a JPEG with the usual extension', async (name) => {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const file = await received(name, jpeg);
  await inspectFile(file, 'blog');
  expect([file.originalFilename, file.mimetype]).toEqual([`${name.slice(0, 5)}.jpg`, 'image/jpeg']);
});

/** Builds a PNG with the chunk that makes it an animation. */
async function apng(frames: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4, 'latin1');
  chunk.writeUInt32BE(frames, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

test('stores an APNG of one frame as PNG, and refuses an animated one with a remedy', async () => {
  const still = await received('still.apng', await apng(1));
  await inspectFile(still, 'event');
  expect([still.originalFilename, still.mimetype]).toEqual(['still.png', 'image/png']);
  await expect(inspectFile(await received('moving.png', await apng(2)), 'event')).rejects.toThrow(
    'An animated PNG would lose its movement. Choose an animated GIF or WEBP, or a PNG with one frame.',
  );
});

test('refuses an empty file', async () => {
  await expect(inspectFile(await received('a.jpg', Buffer.alloc(0)), 'portfolio')).rejects.toThrow(
    'This file is empty.',
  );
});

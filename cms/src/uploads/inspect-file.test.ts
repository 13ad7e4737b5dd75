import { randomFillSync } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { rewriteImage } from './inspect-file';

test('a picture that takes too long to read is refused, and the file is left as it came', async () => {
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
    'The image takes too long to read. Please choose a smaller one',
  );
  expect((await readFile(path)).length).toBe(before);
});

/**
 * Writes the starter images as JPEG. Deterministic: run it again and the same pictures appear.
 *
 *   npx tsx scripts/starter-media/make-images.ts             all of them, a few minutes
 *   npx tsx scripts/starter-media/make-images.ts hero blog   those whose name starts so
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MEDIA, WEB_IMAGES } from './paths';
import { renderTextile } from './render-textile';
import type { Study } from './studies';
import {
  blogStudies,
  eventStudies,
  initiativeStudies,
  milestoneStudies,
  projectStudies,
  roleStudies,
} from './studies-pages';
import { heroStudies, portfolioStudies } from './studies-portfolio';

const QUALITIES = [80, 76, 72, 66];
const LARGEST = 350_000;

/** The best quality that stays under the largest size. */
async function encode({ textile }: Study) {
  const { width, height, pixels } = renderTextile(textile);
  let jpeg: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= LARGEST) break;
  }
  return jpeg;
}

const wanted = process.argv.slice(2);
const studies = [
  ...heroStudies,
  ...portfolioStudies,
  ...blogStudies,
  // The first project shows a video of its cloth instead of a picture.
  ...projectStudies.slice(1),
  ...eventStudies,
  ...milestoneStudies,
  ...roleStudies,
  ...initiativeStudies,
].filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));

/** The cover of posts that have none belongs to the site, not to its content. */
const folderOf = (name: string) => (name === 'default-cover' ? WEB_IMAGES : MEDIA);

for (const folder of [MEDIA, WEB_IMAGES]) await mkdir(folder, { recursive: true });
for (const each of studies) {
  const jpeg = await encode(each);
  await writeFile(`${folderOf(each.name)}${each.name}.jpg`, jpeg);
  console.log(`${each.name}.jpg ${Math.round(jpeg.length / 1000)} kB`);
}

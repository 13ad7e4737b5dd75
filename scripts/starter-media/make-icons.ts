/**
 * Writes the icon set of the site: `favicon.svg`, and from it the PNG sizes phones and home screens ask for.
 *
 *   npx tsx scripts/starter-media/make-icons.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { CMS, PUBLIC } from './paths';

const TEAL = '#2dd4bf';
const NAVY = '#07111f';

/** A and K on one line, hairline against stem as in a didone; the bar of the A runs on and ties into the K. */
const monogram = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="${NAVY}" d="M0 0h64v64H0z"/>
  <g fill="${TEAL}">
    <path d="M18.2 15h3L32.4 49h-3.4L19 18.6 9.1 49H7.3z"/>
    <path d="M12.4 36.9h25.4v1.6H11.9z"/>
    <path d="M35.4 15h3.2v34h-3.2z"/>
    <path d="M37 39 52.3 15h1.9L37 42z"/>
    <path d="M43 31.7 44.6 27.8 57 49h-3.9z"/>
  </g>
</svg>
`;

const sizes = {
  [`${PUBLIC}apple-touch-icon.png`]: 180,
  [`${PUBLIC}icon-192.png`]: 192,
  [`${PUBLIC}icon-512.png`]: 512,
  // Strapi's panel
  [`${CMS}favicon.png`]: 64,
};

await mkdir(PUBLIC, { recursive: true });
await writeFile(`${PUBLIC}favicon.svg`, monogram);
for (const [file, size] of Object.entries(sizes)) {
  const icon = sharp(Buffer.from(monogram), { density: (72 * size) / 64 }).resize(size, size);
  await writeFile(file, await icon.png({ compressionLevel: 9 }).toBuffer());
}

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readEmbeddedRights } from './embedded-rights';
import { textsInExif } from './exif-texts';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });

const xmp = (properties: string, before = '') =>
  `${before}<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
    xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"><rdf:Description photoshop:Credit="Agency &amp; Sons">
    ${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;

const CREATORS =
  '<dc:creator><rdf:Seq><rdf:li>Wambui Njeri</rdf:li><rdf:li>Otieno</rdf:li></rdf:Seq></dc:creator>';

/** Builds a JPEG with an IPTC block as agencies write it, from pairs of field number and text. */
async function withIptc(fields: [number, Buffer][]): Promise<Buffer> {
  const records = fields.map(([field, text]) => {
    const header = Buffer.from([0x1c, 2, field, 0, 0]);
    header.writeUInt16BE(text.length, 3);
    return Buffer.concat([header, text]);
  });
  const iptc = Buffer.concat(records);
  const resource = Buffer.concat([
    Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1'),
    iptc,
    Buffer.alloc(iptc.length % 2),
  ]);
  resource.writeUInt32BE(iptc.length, 8);
  const content = Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), resource]);
  const marker = Buffer.from([0xff, 0xed, 0, 0]);
  marker.writeUInt16BE(content.length + 2, 2);
  const jpeg = await picture().jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), marker, content, jpeg.subarray(2)]);
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'reads creators and terms from the XMP of a %s',
  async (format) => {
    const terms = `<xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">Kenya only</rdf:li></rdf:Alt></xmpRights:UsageTerms>`;
    const rights = `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© 2026 Wambui</rdf:li></rdf:Alt></dc:rights>`;
    const file = await picture()
      .withXmp(xmp(CREATORS + rights + terms))
      .toFormat(format)
      .toBuffer();
    expect(await readEmbeddedRights(file)).toEqual({
      photographer: 'Wambui Njeri, Otieno',
      copyrightNotice: '© 2026 Wambui',
      licence: 'Agency & Sons. Kenya only',
    });
  },
);

test('reads EXIF of cameras, and IPTC of agencies in both encodings', async () => {
  const file = await picture()
    .withExif({ IFD0: { Artist: 'Amina', Copyright: 'Amina 2026' } })
    .jpeg()
    .toBuffer();
  expect(await readEmbeddedRights(file)).toEqual({ photographer: 'Amina', copyrightNotice: 'Amina 2026' });
  const agency = await withIptc([
    [80, Buffer.from('Zoë')],
    [116, Buffer.from('© Zoë', 'latin1')],
    [110, Buffer.from('Agency')],
  ]);
  expect(await readEmbeddedRights(agency)).toEqual({
    photographer: 'Zoë',
    copyrightNotice: '© Zoë',
    licence: 'Agency',
  });
});

test('reads only the first of very many values', async () => {
  const names = Array.from({ length: 5000 }, (_, index) => `N${index}`);
  const iptc = await withIptc(names.map((name) => [80, Buffer.from(name)] as [number, Buffer]));
  const list = names.map((name) => `<rdf:li>${name}</rdf:li>`);
  const file = await picture()
    .withXmp(xmp(`<dc:creator><rdf:Seq>${list.join('')}</rdf:Seq></dc:creator>`))
    .png()
    .toBuffer();
  const first = names.slice(0, 20).join(', ');
  expect((await readEmbeddedRights(iptc))?.photographer).toBe(first);
  expect((await readEmbeddedRights(file))?.photographer).toBe(first);
});

test('ignores a crafted EXIF directory with thousands of entries', async () => {
  const entries = 5000;
  const exif = Buffer.alloc(14 + entries * 12);
  exif.write('Exif\0\0MM\0*', 'latin1');
  exif.writeUInt32BE(8, 10);
  const block = Buffer.concat([exif, Buffer.alloc(2)]);
  block.writeUInt16BE(entries, 14);
  for (let entry = 16; entry + 12 <= block.length; entry += 12) {
    block.writeUInt16BE(0x9000, entry);
    block.writeUInt16BE(1, entry + 2);
    block.writeUInt32BE(block.length - 6, entry + 4);
  }
  expect(textsInExif(block)).toEqual({ creator: '', rights: '' });
});

test('reads nothing from broken, huge or crafted metadata', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
  const deep = `${'<a>'.repeat(20_000)}x${'</a>'.repeat(20_000)}`;
  const hostile: Buffer[] = [
    await picture().withXmp(xmp(CREATORS, bomb)).jpeg().toBuffer(),
    await picture().withXmp(xmp(deep)).png().toBuffer(),
    await picture()
      .withXmp(xmp(`${CREATORS}${' '.repeat(1_000_000)}`))
      .png()
      .toBuffer(),
    await picture().withXmp('<x:xmpmeta><rdf:RDF>').png().toBuffer(),
    await withIptc([[80, Buffer.alloc(0)]]),
    Buffer.from('no picture'),
    (
      await picture()
        .withExif({ IFD0: { Artist: 'Cut' } })
        .jpeg()
        .toBuffer()
    ).subarray(0, 60),
  ];
  const results = await Promise.all(hostile.map((file) => readEmbeddedRights(file)));
  // Only the part that is nested too deeply is lost.
  expect(results.map((says) => says?.photographer)).toEqual(hostile.map(() => undefined));
});

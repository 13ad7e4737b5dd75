import sharp from 'sharp';
import type { Random } from './random.ts';

/** Characters of the product's longest text field. */
const LONGEST_TEXT = 100_000;
const LONGEST_FILE_NAME = 255;

const MARKS = [
  '*a',
  '**a*',
  '[',
  '[^',
  '![',
  '](',
  '_a_',
  '> ',
  '- ',
  '1. ',
  '`',
  '~~a',
  '|a',
  '<a ',
  '# ',
  '&amp',
  '\n\n[a]: ',
];

/** Returns Markdown with one mark many times, or nested. */
export function oddMarkdown(random: Random): string {
  const [mark, other] = [random.pick(MARKS), random.pick(MARKS)];
  const length = random.pick([50, 500, 5000, 5000, 20_000, LONGEST_TEXT]);
  const kinds = [
    () => mark.repeat(length),
    () => (mark + other).repeat(length),
    () => mark.repeat(length) + other.repeat(length),
    () => `${mark.repeat(length)}\n${mark.repeat(random.int(100))}text`,
    () => `${'> '.repeat(random.int(300))}${mark.repeat(length)}`,
    () =>
      Array.from({ length: random.int(200) }, (_line, level) => `${'  '.repeat(level)}- ${mark}`).join('\n'),
  ];
  return `Begin ${random.pick(kinds)()}`.slice(0, length);
}

const SCRIPTS = ['x', 'é', 'e\u0301', 'ß', '한', '走', '😀', 'א', 'ส', 'ཱི', '½', 'A', '7'];
const INVISIBLE =
  '\u200b\u00ad\u2060\ufffe\uffff\ufeff\u202e\u2066\u200d\ufe0f\u034f\u{e0101}\ud83d\u0000\udfff\u{10fffd}\ue000';

/** Returns letters that have several spellings, are invisible, or are in no font. */
export function oddLetters(random: Random): string {
  const letters = Array.from({ length: 1 + random.int(60) }, () =>
    random.chance(0.4) ? random.pick([...INVISIBLE]) : random.pick(SCRIPTS),
  );
  const marks = random.chance(0.1) ? '\u0f72\u0f71'.repeat(random.int(4000)) : '';
  return letters.join('') + marks;
}

const ENDINGS = [
  '',
  ...'.jpg .JPG .jpeg .jfif .jpe .png .apng .gif .webp .mp4 .vtt .heic .html .'.split(' '),
];
const ODD_IN_NAMES = '?:*|<>"\\/%#&;\t\u202e\u200b.. ';

/** Returns a file name of any valid length, or slightly too long. */
export function oddFileName(random: Random): string {
  const ending = random.pick(ENDINGS);
  const letter = random.pick(SCRIPTS);
  const length = 1 + random.int(LONGEST_FILE_NAME + 10);
  const base = letter.repeat(length).slice(0, Math.max(1, length - ending.length));
  if (random.chance(0.6)) return base + ending;
  const at = random.int(base.length);
  return base.slice(0, at) + random.pick([...ODD_IN_NAMES]) + base.slice(at) + ending;
}

const ADDRESSES = [
  '',
  ...`127.0.0.1 10.1.2.3 256.1.1.1 ::1 2001:db8::1 ::ffff:10.1.2.3 fe80::1%eth0 unknown _hidden localhost -
  0x7f.1`.split(/\s+/),
];

/** Returns headers of proxies, and of callers who pretend to be somebody else. */
export function oddProxy(random: Random): Record<string, string> {
  const address = () => {
    const plain = random.pick(ADDRESSES);
    const port = random.pick([1, 443, 65_535, 99_999, -1]);
    return random.pick([
      plain,
      `${plain}:${port}`,
      `[${plain}]`,
      `"[${plain}]:${port}"`,
      `for="${plain}"`,
      ` ${plain} `,
    ]);
  };
  const list = Array.from({ length: random.pick([1, 2, 3, 200]) }, address).join(
    random.pick([',', ', ', ' ', ';']),
  );
  return random.pick<Record<string, string>>([
    { 'x-forwarded-for': list },
    { forwarded: `for=${list};proto=https;host=evil.example` },
    { 'x-forwarded-for': list, forwarded: `for=${address()}` },
    { 'x-real-ip': address(), 'x-forwarded-for': list, 'x-forwarded-proto': 'gopher' },
  ]);
}

export interface OddFile {
  content: Buffer;
  type: string;
}

const FRAMES = 300;

/** Makes files as phones, browsers and drawing programs write them, and broken ones. */
export async function oddFiles(): Promise<OddFile[]> {
  const plain = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } });
  const [jpeg, png, webp] = await Promise.all([
    plain('teal').jpeg().toBuffer(),
    plain('navy').png().toBuffer(),
    plain('red').webp().toBuffer(),
  ]);
  const frames = await Promise.all(
    Array.from({ length: FRAMES }, (_frame, at) =>
      plain(`rgb(${at % 256},0,0)`)
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  return [
    { content: jpeg, type: 'image/jpeg' },
    { content: png, type: 'image/png' },
    { content: webp, type: 'image/webp' },
    { content: moving, type: 'image/gif' },
    { content: animatedPng(png), type: 'image/png' },
    { content: Buffer.alloc(0), type: 'image/png' },
    { content: jpeg.subarray(0, jpeg.length / 2), type: 'image/jpeg' },
    { content: Buffer.concat([png, Buffer.alloc(50_000)]), type: 'image/apng' },
    { content: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'), type: 'text/vtt' },
    ...ODD_CAPTIONS.map((captions) => ({ content: Buffer.from(captions), type: 'text/vtt' })),
    ...ODD_HEADERS.map((header) => ({ content: film(header), type: 'video/mp4' })),
    { content: Buffer.from('<svg onload=alert(1)>'), type: 'image/svg+xml' },
  ];
}

const ODD_CAPTIONS = [
  `WEBVTT\nLanguage: ${'a-bcdefgh'.repeat(5000)}\n\n00:01.000 --> 00:02.000\nHello`,
  `WEBVTT\n\n${'9'.repeat(100_000)}:00:01,000 --> 9:00:02,000\nHello`,
  `WEBVTT\n\n${':-->'.repeat(100_000)}`,
  `WEBVTT\n\n00:01,000${' '.repeat(100_000)}-->x`,
];

/** Bytes of a track's header: sides beyond any screen, none, and a matrix of ones. */
const ODD_HEADERS = [Buffer.alloc(84, 0xff), Buffer.alloc(84), Buffer.alloc(84, 1), Buffer.alloc(12)];

const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  const head = Buffer.from(`0000${type}`, 'latin1');
  head.writeUInt32BE(content.length + head.length);
  return Buffer.concat([head, content]);
};

/** Returns the start of a film with this header of a track. */
const film = (header: Buffer) =>
  Buffer.concat([
    box('ftyp', Buffer.from('mp42\0\0\0\0isom')),
    box('moov', box('mvhd', Buffer.alloc(100, 0xff)), box('trak', box('tkhd', header))),
  ]);

const PNG_HEAD_BYTES = 33;

/** Returns the same picture, declared to have two frames. */
function animatedPng(png: Buffer): Buffer {
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(2, 8);
  return Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), control, png.subarray(PNG_HEAD_BYTES)]);
}

/** Numbers at the limits of databases and programs, as written in an address. */
export const EDGE_NUMBERS = [
  '9'.repeat(40),
  ...`-1 0 2147483647 2147483648 -2147483649 4294967296 9007199254740993 9223372036854775807
  9223372036854775808 -9223372036854775809 1e30 1.5 NaN Infinity 0x10 ٣`.split(/\s+/),
];

/** Days and times that some calendar or column lacks. */
export const EDGE_DATES =
  '99999-01-01 +275760-09-13 -000001-01-01 0000-00-00 9999-12-31 2026-02-30 2026-12-31T24:00:00.000Z'.split(
    ' ',
  );

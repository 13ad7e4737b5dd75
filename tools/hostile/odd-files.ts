import sharp from 'sharp';
import type { Random } from './random.ts';

const LONGEST_NAME = 255;
const ENDINGS = [
  '',
  ...'.jpg .JPG .jpeg .jfif .jpe .png .apng .gif .webp .mp4 .vtt .heic .html .'.split(' '),
];
const LETTERS = ['x', 'é', 'e\u0301', '한', '😀', 'א'];
const ODD = [...'?:*|<>\\/%#&;\t\u202e\u200b.. '];

/** Returns a file name of any valid length, or slightly too long. */
export function oddFileName(random: Random): string {
  const ending = random.pick(ENDINGS);
  const length = 1 + random.int(LONGEST_NAME + 10);
  const base = random
    .pick(LETTERS)
    .repeat(length)
    .slice(0, Math.max(1, length - ending.length));
  if (random.chance(0.6)) return base + ending;
  const at = random.int(base.length);
  return base.slice(0, at) + random.pick(ODD) + base.slice(at) + ending;
}

export interface OddFile {
  content: Buffer;
  type: string;
}

/** Makes files as phones, browsers and drawing programs write them, and broken ones. */
export async function oddFiles(): Promise<OddFile[]> {
  const plain = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } });
  const [jpeg, png, webp] = await Promise.all([
    plain('teal').jpeg().toBuffer(),
    plain('navy').png().toBuffer(),
    plain('red').webp().toBuffer(),
  ]);
  return [
    { content: jpeg, type: 'image/jpeg' },
    { content: png, type: 'image/png' },
    { content: webp, type: 'image/webp' },
    { content: Buffer.alloc(0), type: 'image/png' },
    { content: jpeg.subarray(0, jpeg.length / 2), type: 'image/jpeg' },
    { content: Buffer.concat([png, Buffer.alloc(50_000)]), type: 'image/apng' },
    { content: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'), type: 'text/vtt' },
    ...ODD_CAPTIONS.map((captions) => ({ content: Buffer.from(captions), type: 'text/vtt' })),
    { content: Buffer.from('<svg onload=alert(1)>'), type: 'image/svg+xml' },
    { content: Buffer.from('GIF89a'), type: 'image/gif' },
    { content: Buffer.from('x'), type: 'text/html' },
  ];
}

const ODD_CAPTIONS = [
  `WEBVTT\nLanguage: ${'a-bcdefgh'.repeat(5000)}\n\n00:01.000 --> 00:02.000\nHello`,
  `WEBVTT\n\n${'9'.repeat(100_000)}:00:01,000 --> 9:00:02,000\nHello`,
  `WEBVTT\n\n${':-->'.repeat(100_000)}`,
  `WEBVTT\n\n00:01,000${' '.repeat(100_000)}-->x`,
];

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankVideo } from './strip-video-metadata';

const DAMAGED = 'VIDEO_DAMAGED';
const PLACE = '-01.2921+036.8219/';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'videos-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a video after its metadata was blanked. */
async function blanked(content: Buffer, mime: string): Promise<Buffer> {
  const path = join(folder, 'video');
  writeFileSync(path, content);
  await blankVideo(path, mime);
  return readFileSync(path);
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

describe('MP4', () => {
  const box = (type: string, ...content: (Buffer | string)[]) => {
    const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
    return Buffer.concat([uint32(body.length + 8), Buffer.from(type, 'latin1'), body]);
  };
  const track = (handler: string, ...more: Buffer[]) =>
    box('trak', box('mdia', box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(12))), ...more);
  const film = (...inMoov: Buffer[]) =>
    Buffer.concat([
      box('ftyp', 'mp42\0\0\0\0isom'),
      box('mdat', 'frames and sounds'),
      box('moov', box('mvhd', Buffer.alloc(20)), track('vide'), track('soun'), ...inMoov),
    ]);

  test.each([
    ['©xyz of a telephone', film(box('udta', box('\u00a9xyz', PLACE)))],
    ['loci of 3GPP', film(box('udta', box('loci', PLACE)))],
    ['the metadata of QuickTime', film(box('meta', box('keys', 'location.ISO6709'), box('ilst', PLACE)))],
    ['user data of a track', film(track('vide', box('udta', PLACE)))],
    ['XMP', Buffer.concat([film(), box('uuid', Buffer.alloc(16, 7), PLACE)])],
    ['a piece of a film in pieces', Buffer.concat([film(), box('moof', box('traf', box('udta', PLACE)))])],
  ])('blanks %s in place and changes nothing else', async (_name, video) => {
    const left = await blanked(video, 'video/mp4');
    expect(left.length).toBe(video.length);
    expect(left.includes(PLACE)).toBe(false);
    const unchanged = video.indexOf('frames and sounds');
    expect(left.subarray(unchanged, unchanged + 17).toString()).toBe('frames and sounds');
    expect(left.includes('free')).toBe(true);
  });

  test('leaves a film without metadata unchanged', async () => {
    const video = film();
    expect((await blanked(video, 'video/mp4')).equals(video)).toBe(true);
  });

  test('refuses a track of measurements', async () => {
    await expect(blanked(film(track('meta')), 'video/mp4')).rejects.toThrow('VIDEO_TRACK_UNKNOWN');
  });

  test.each([
    ['longer than the file', Buffer.concat([box('ftyp', 'mp42'), uint32(9999), Buffer.from('moov')])],
    ['shorter than its header', Buffer.concat([box('ftyp', 'mp42'), uint32(4), Buffer.from('moov')])],
    ['without end', Buffer.concat(Array.from({ length: 20_001 }, () => box('free')))],
  ])('refuses boxes %s', async (_name, video) => {
    await expect(blanked(video, 'video/mp4')).rejects.toThrow(DAMAGED);
  });

  test('changes only metadata boxes of the starter video', async () => {
    const starter = readFileSync(join(__dirname, '../../../starter/media/project-01.mp4'));
    const left = await blanked(starter, 'video/mp4');
    const changed = [...starter.keys()].filter((at) => starter[at] !== left[at]).length;
    expect(left.length).toBe(starter.length);
    expect(changed).toBeLessThan(1000);
  });
});

describe('WebM', () => {
  const sized = (length: number) => {
    const bytes = uint32(length);
    bytes[0] = 0x10;
    return bytes;
  };
  const element = (id: number[], ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    return Buffer.concat([Buffer.from(id), sized(body.length), body]);
  };
  const open = (id: number[], ...content: Buffer[]) =>
    Buffer.concat([Buffer.from(id), Buffer.from([0x01, 255, 255, 255, 255, 255, 255, 255]), ...content]);
  const SEGMENT = [0x18, 0x53, 0x80, 0x67];
  const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];
  const header = element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from('webm'));
  const tracks = (...types: number[]) =>
    element(
      [0x16, 0x54, 0xae, 0x6b],
      ...types.map((type) => element([0xae], element([0x83], Buffer.from([type])))),
    );
  const block = element([0xa3], Buffer.from('frames'));
  const tags = element([0x12, 0x54, 0xc3, 0x67], Buffer.from(PLACE));
  const attachments = element([0x19, 0x41, 0xa4, 0x69], Buffer.from(PLACE));

  test.each([
    ['tags', Buffer.concat([header, element(SEGMENT, tracks(1, 2), tags, element(CLUSTER, block))])],
    ['attachments', Buffer.concat([header, element(SEGMENT, tracks(1), attachments)])],
    [
      'tags of a live recording',
      Buffer.concat([header, open(SEGMENT, tracks(1), open(CLUSTER, block), tags)]),
    ],
  ])('blanks %s in place', async (_name, video) => {
    const left = await blanked(video, 'video/webm');
    expect(left.length).toBe(video.length);
    expect(left.includes(PLACE)).toBe(false);
    expect(left.includes('frames')).toBe(video.includes('frames'));
  });

  test('refuses a track of captions or measurements', async () => {
    const video = Buffer.concat([header, element(SEGMENT, tracks(1, 0x21))]);
    await expect(blanked(video, 'video/webm')).rejects.toThrow('VIDEO_TRACK_UNKNOWN');
  });

  test('refuses elements longer than the file', async () => {
    await expect(blanked(Buffer.concat([header, Buffer.from([0xec, 0x90])]), 'video/webm')).rejects.toThrow(
      DAMAGED,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { sizeRefusal } from './size-refusal';

const MB = 1024 * 1024;

const problem = (kind: string | undefined, type: string, bytes: number) =>
  sizeRefusal('files', { kind, type, bytes })?.message;

describe('size limits', () => {
  test.each([
    ['portfolio', 10],
    ['milestone', 5],
    ['blog', 5],
    ['event', 5],
    ['post', 5],
    ['project', 10],
    ['digital', 10],
    [undefined, 5],
    ['unknown', 5],
    ['toString', 5],
  ])('accepts an image for %s of up to %i MB', (kind, megabytes) => {
    expect(problem(kind, 'image/png', megabytes * MB)).toBeUndefined();
    expect(problem(kind, 'image/png', megabytes * MB + 1)).toBe(
      `The image must be ${megabytes}MB or smaller.`,
    );
  });

  test.each(['portfolio', 'project', 'digital', undefined])(
    'accepts a video for %s of up to 100 MB',
    (kind) => {
      expect(problem(kind, 'video/mp4', 100 * MB)).toBeUndefined();
      expect(problem(kind, 'video/webm', 100 * MB + 1)).toBe('The video must be 100MB or smaller.');
    },
  );

  test.each(['milestone', 'blog', 'event', 'post', 'page'])('refuses a video for %s', (kind) => {
    expect(problem(kind, 'video/mp4', 1)).toBe('Only image files are allowed here.');
  });

  test('accepts captions of up to 1 MB, and only for stories and digitals', () => {
    for (const kind of ['portfolio', 'digital']) {
      expect(problem(kind, 'text/vtt', MB)).toBeUndefined();
      expect(problem(kind, 'text/vtt', MB + 1)).toBe('The captions file must be 1MB or smaller.');
    }
    expect(problem('project', 'text/vtt', 1)).toBe('Only image or video files are allowed here.');
  });
});

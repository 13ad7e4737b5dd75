import { describe, expect, test } from 'vitest';
import { sizeProblem } from './size-problem';

const MB = 1024 * 1024;

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
    expect(sizeProblem(kind, 'image/png', megabytes * MB)).toBeUndefined();
    expect(sizeProblem(kind, 'image/png', megabytes * MB + 1)).toBe(
      `The image is larger than ${megabytes}MB. Please choose a smaller one`,
    );
  });

  test.each(['project', 'digital', undefined])('accepts a video for %s of up to 100 MB', (kind) => {
    expect(sizeProblem(kind, 'video/mp4', 100 * MB)).toBeUndefined();
    expect(sizeProblem(kind, 'video/webm', 100 * MB + 1)).toBe(
      'The video is larger than 100MB. Please choose a smaller one',
    );
  });

  test.each(['portfolio', 'milestone', 'blog', 'event', 'post'])('refuses a video for %s', (kind) => {
    expect(sizeProblem(kind, 'video/mp4', 1)).toBe('Only image files are allowed here');
  });

  test('accepts captions of up to 1 MB, and only for digitals', () => {
    expect(sizeProblem('digital', 'text/vtt', MB)).toBeUndefined();
    expect(sizeProblem('digital', 'text/vtt', MB + 1)).toBe(
      'The captions are larger than 1MB. Please choose a smaller file',
    );
    expect(sizeProblem('project', 'text/vtt', 1)).toBe('Only image or video files are allowed here');
  });
});

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
  ])('an image for %s may have %i MB and no byte more', (kind, megabytes) => {
    expect(sizeProblem(kind, 'image/png', megabytes * MB)).toBeUndefined();
    expect(sizeProblem(kind, 'image/png', megabytes * MB + 1)).toBe(
      `The image is larger than ${megabytes}MB. Please choose a smaller one`,
    );
  });

  test.each(['project', 'digital', undefined])('a video for %s may have 100 MB and no byte more', (kind) => {
    expect(sizeProblem(kind, 'video/mp4', 100 * MB)).toBeUndefined();
    expect(sizeProblem(kind, 'video/webm', 100 * MB + 1)).toBe(
      'The video is larger than 100MB. Please choose a smaller one',
    );
  });

  test.each(['portfolio', 'milestone', 'blog', 'event', 'post'])('%s takes no video', (kind) => {
    expect(sizeProblem(kind, 'video/mp4', 1)).toBe('Only image files are allowed here');
  });

  test('captions for digitals may have 1 MB and no byte more, and nothing else takes them', () => {
    expect(sizeProblem('digital', 'text/vtt', MB)).toBeUndefined();
    expect(sizeProblem('digital', 'text/vtt', MB + 1)).toBe(
      'The captions are larger than 1MB. Please choose a smaller file',
    );
    expect(sizeProblem('project', 'text/vtt', 1)).toBe('Only image or video files are allowed here');
  });
});

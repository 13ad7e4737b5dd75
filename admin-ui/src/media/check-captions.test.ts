import { expect, test } from 'vitest';
import { checkCaptions } from './check-captions';

const captions = (text: string) => new File([text], 'walk.vtt', { type: 'text/vtt' });

test('refuses unreadable captions by name, with a remedy', async () => {
  const moved = captions('WEBVTT');
  moved.text = () => Promise.reject(new Error('NotFoundError'));

  expect(await checkCaptions(moved)).toEqual({
    problem:
      '“walk.vtt” could not be read. Choose it again. Files stored in the cloud need an internet connection.',
  });
});

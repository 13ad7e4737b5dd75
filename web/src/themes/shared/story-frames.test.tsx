import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureFrame } from '../../features/portfolio/story';
import { StoryFrames } from './story-frames';

const frameBy = (id: string, photographer: string): PictureFrame => ({
  id,
  ratio: 1.5,
  picture: { src: `/uploads/${id}.jpg`, width: 1500, height: 1000, alt: id },
  credits: { photographer, stylist: null, makeUp: null, designer: null, copyrightNotice: '© Studio' },
});

/** Returns the captions below the frames of a piece. */
function captions(cover: PictureFrame, ...frames: PictureFrame[]): string[] {
  const sizes = { wide: '', pair: '', column: '', offset: '' };
  const html = renderToStaticMarkup(
    <StoryFrames cover={cover} frames={frames} sizes={sizes} classNames={{}} />,
  );
  return [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, caption = '']) => caption);
}

test('each frame names its makers and its copyright', () => {
  expect(captions(frameBy('1', 'Wambui'), frameBy('2', 'Wambui'), frameBy('3', 'Achieng'))).toEqual([
    'Photo: Wambui · © Studio',
    'Photo: Achieng · © Studio',
  ]);
});

test('a piece by one team names it once, with the cover', () => {
  expect(captions(frameBy('1', 'Wambui'), frameBy('2', 'Wambui'))).toEqual([]);
});

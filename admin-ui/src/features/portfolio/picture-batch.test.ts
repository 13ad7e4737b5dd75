import { expect, test } from 'vitest';
import {
  newPicture,
  type PictureState,
  sent,
  titleFromName,
  wholePercent,
  withoutCover,
  wouldLose,
} from './picture-batch';

const picture = (key: string, state: PictureState, percent = 0) => ({
  ...newPicture(key, new File(['x'], `${key}.jpg`)),
  state,
  percent,
});

test('a retried image loses its error and keeps its upload', () => {
  const failed = { ...picture('one', 'failed'), reason: 'No answer', fileId: '7' };
  const [again, other] = sent([failed, picture('two', 'saved')], ['one']);
  expect(again).toMatchObject({ state: 'waiting', reason: '', fileId: '7' });
  expect(other?.state).toBe('saved');
});

test('leaving loses only pictures that are not added yet, apart from refused ones', () => {
  expect(wouldLose([picture('a', 'saved'), picture('b', 'refused')])).toBe(false);
  for (const state of ['checking', 'ready', 'waiting', 'uploading', 'failed'] as const)
    expect(wouldLose([picture('a', state)])).toBe(true);
});

test('the batch is done when all are saved, apart from refused files', () => {
  expect(wholePercent([])).toBe(0);
  expect(wholePercent([picture('a', 'saved'), picture('b', 'refused')])).toBe(100);
  expect(
    wholePercent([picture('a', 'saved'), picture('b', 'uploading', 50), picture('c', 'waiting')]),
  ).toBeCloseTo(145 / 3);
});

test('a film without a poster is hidden, except in a story with something to show', () => {
  const film = { ...picture('film', 'ready'), kind: 'video' as const };
  const shown = { ...film, key: 'shown', poster: new File(['x'], 'poster.jpg') };
  expect(withoutCover([film, shown, picture('a', 'saved')], false)).toEqual([film]);
  expect(withoutCover([film, shown], true)).toEqual([]);
  expect(withoutCover([film, picture('a', 'refused')], true)).toEqual([film]);
});

test.each([
  ['IMG_2034.jpg', 'Image 2034'],
  ['DSC00017.JPG', 'DSC00017'],
  ['runway-show_nairobi.JPG', 'Runway show nairobi'],
  ['GoldOnMidnight (2).png', 'Gold On Midnight 2'],
  ['PXL_20260412_091233.heic', 'Image 20260412 091233'],
  ['étude.webp', 'Étude'],
  ['.jpg', 'Image'],
])('the proposed title for %s is %s', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});

test('a title never exceeds the limit of the CMS', () => {
  expect(titleFromName(`${'a'.repeat(300)}.jpg`)).toHaveLength(200);
});

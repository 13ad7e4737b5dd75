import { expect, test } from 'vitest';
import {
  type BatchPicture,
  blocksOf,
  NEW_PIECE,
  type PictureState,
  titleFromName,
  together,
  toPicture,
  wholePercent,
  withoutCover,
  wouldLose,
} from './picture-batch';
import { newEntry } from './story';

const upload = { key: 'a', name: 'a.jpg', ready: null, percent: null, problem: null };

const picture = (key: string, state: PictureState, percent = 0): BatchPicture => ({
  ...toPicture({ ...upload, key }),
  state,
  percent,
});

test('a checked image is ready until it is sent, and a failed one can be sent again', () => {
  const file = new File(['x'], 'a.jpg');
  const checked = { ...upload, ready: { file, kind: 'image', poster: null } } as const;
  const again = () => undefined;
  const stateOf = (changes: object) => toPicture({ ...checked, ...changes }).state;
  expect(toPicture(upload).state).toBe('checking');
  expect(stateOf({ again })).toBe('ready');
  expect(stateOf({})).toBe('waiting');
  expect(stateOf({ percent: 0 })).toBe('uploading');
  expect(stateOf({ percent: 40, problem: 'No answer', again })).toBe('failed');
  expect(stateOf({ problem: 'Too large' })).toBe('refused');
  const entry = newEntry({ id: '7', url: '/a.jpg' }, { file, kind: 'image' });
  const part = { ...NEW_PIECE, story: 'a', entry };
  expect(stateOf({ percent: 100, about: part })).toBe('uploading');
  expect(stateOf({ percent: 100, about: part, again })).toBe('uploaded');
  expect(stateOf({ percent: 100, about: { ...part, story: null }, again })).toBe('ready');
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
  const file = new File(['x'], 'film.mp4');
  const film = { ...picture('film', 'ready'), ready: { file, kind: 'video' as const, poster: null } };
  const poster = new File(['x'], 'poster.jpg');
  const shown = { ...film, key: 'shown', ready: { ...film.ready, poster } };
  expect(withoutCover([film, shown, picture('a', 'saved')])).toEqual([film]);
  const inStory = [film, shown].map((one) => ({ ...one, story: 'film' }));
  expect(withoutCover(inStory)).toEqual([]);
  const beside = { ...film, story: 'other' };
  expect(withoutCover([...inStory, beside])).toEqual([beside]);
});

test('a story takes the place of the file picked first, in the order of the picks', () => {
  expect(together(['a', 'b', 'c', 'd', 'e'], ['d', 'b'])).toEqual(['a', 'c', 'd', 'b', 'e']);
  expect(together(['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual(['b', 'a', 'c']);
});

test('stories stand between the rows of separate pieces', () => {
  const of = (key: string, story: string | null) => ({ ...picture(key, 'ready'), story });
  const blocks = blocksOf([of('a', null), of('b', null), of('c', 'c'), of('d', 'c'), of('e', 'e')]);
  expect(blocks.map(({ story, members }) => [story, members.length])).toEqual([
    [null, 2],
    ['c', 2],
    ['e', 1],
  ]);
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

import { expect, test } from 'vitest';
import { changedBatch, newPicture, type PictureState, wholePercent, wouldLose } from './picture-batch';

const picture = (key: string, state: PictureState, percent = 0) => ({
  ...newPicture(key, new File(['x'], `${key}.jpg`)),
  state,
  percent,
});

test('a picture that is sent again waits without the reason of its failure, and keeps its upload', () => {
  const failed = { ...picture('one', 'failed'), reason: 'No answer', fileId: '7' };
  const [again, other] = changedBatch([failed, picture('two', 'saved')], { type: 'send', keys: ['one'] });
  expect(again).toMatchObject({ state: 'waiting', reason: '', fileId: '7' });
  expect(other?.state).toBe('saved');
});

test('leaving loses what is not added yet, and nothing of what was added or refused', () => {
  expect(wouldLose([picture('a', 'saved'), picture('b', 'refused')])).toBe(false);
  for (const state of ['checking', 'ready', 'waiting', 'uploading', 'failed'] as const)
    expect(wouldLose([picture('a', state)])).toBe(true);
});

test('the whole is done when all are saved; refused files do not count', () => {
  expect(wholePercent([])).toBe(0);
  expect(wholePercent([picture('a', 'saved'), picture('b', 'refused')])).toBe(100);
  expect(
    wholePercent([picture('a', 'saved'), picture('b', 'uploading', 50), picture('c', 'waiting')]),
  ).toBeCloseTo(145 / 3);
});

import { expect, test } from 'vitest';
import { firstPublicationIn, type PostActivity } from './publication-dates';

const entry = (action: string, happened_at: number, more: Partial<PostActivity> = {}): PostActivity => ({
  action,
  door: 'graphql',
  changed_fields: action === 'create' ? null : '["content"]',
  happened_at,
  ...more,
});

test.each<[string, PostActivity[], number | undefined]>([
  ['nothing is recorded', [], undefined],
  ['it was created as published and edited later', [entry('create', 1), entry('publish', 2)], undefined],
  ['it is older than the log and was edited later', [entry('publish', 2)], undefined],
  ['it was edited as a draft first', [entry('create', 1), entry('update', 2), entry('publish', 3)], 3],
  ['publishing changed nothing else', [entry('create', 1), entry('publish', 2, { changed_fields: '[]' })], 2],
  ['it was published in the panel', [entry('publish', 2, { changed_fields: null })], 2],
  ['it went out on schedule', [entry('publish', 2, { door: 'schedule' }), entry('publish', 3)], 2],
  [
    'it was taken back before',
    [entry('unpublish', 2), entry('publish', 3, { changed_fields: '[]' })],
    undefined,
  ],
])('when %s', (_case, activity, moment) => {
  expect(firstPublicationIn(activity)).toBe(moment);
});

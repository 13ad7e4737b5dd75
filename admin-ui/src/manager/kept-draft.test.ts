import { beforeEach, describe, expect, test } from 'vitest';
import { acceptDrafts, dropAllDrafts, dropDraft, keepDraft, readDraft } from './kept-draft';

const blank = { title: '', count: 0 };
const draft = { values: { title: 'Silk', count: 2 }, revision: 3, keptAt: '2026-03-31T12:00:00.000Z' };

beforeEach(() => localStorage.clear());

describe('the form survives', () => {
  test('a kept draft comes back whole', () => {
    keepDraft('item/1', draft);

    expect(readDraft('item/1', blank)).toEqual(draft);
    expect(readDraft('item/2', blank)).toBeNull();
  });

  test('a draft of an older form keeps what still fits', () => {
    keepDraft('item/1', { ...draft, values: { title: 'Silk', count: 'many', gone: true } });

    expect(readDraft('item/1', blank)?.values).toEqual({ title: 'Silk', count: 0 });
  });

  test('something else under the name is no draft', () => {
    for (const text of ['"text"', '{', '{"values":null}']) {
      localStorage.setItem('admin-draft/item/1', text);
      expect(readDraft('item/1', blank)).toBeNull();
    }
  });
});

test('saving drops one draft, signing out drops all and nothing else', () => {
  keepDraft('item/1', draft);
  keepDraft('item/2', draft);
  localStorage.setItem('admin-theme', 'dark');

  dropDraft('item/1');
  expect(readDraft('item/1', blank)).toBeNull();
  expect(readDraft('item/2', blank)).not.toBeNull();

  dropAllDrafts();
  expect(Object.keys(localStorage).sort()).toEqual(['admin-drafts-refused', 'admin-theme']);
});

test('a form that closes after signing out leaves no draft; after the next sign-in drafts are kept again', () => {
  dropAllDrafts();
  expect(keepDraft('item/1', draft)).toBe(false);
  expect(readDraft('item/1', blank)).toBeNull();

  acceptDrafts();
  expect(keepDraft('item/1', draft)).toBe(true);
  expect(readDraft('item/1', blank)).toEqual(draft);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { draftsOfTab, dropDraft, hasKeptDrafts, keepDraft, keepDraftsFor, readDraft } from './kept-draft';

const blank = { title: '', count: 0 };
const draft = {
  values: { title: 'Silk', count: 2 },
  revision: 3,
  keptAt: '2026-03-31T12:00:00.000Z',
  elsewhere: 0,
};

beforeEach(() => localStorage.clear());

describe('the form survives', () => {
  test('a kept draft comes back whole', () => {
    keepDraft('item/1', draft);

    expect(readDraft('item/1', blank)).toMatchObject(draft);
    expect(readDraft('item/2', blank)).toBeNull();
  });

  test('a draft of an older form keeps what still fits', () => {
    keepDraft('item/1', { ...draft, values: { title: 'Silk', count: 'many', gone: true } });

    expect(readDraft('item/1', blank)?.values).toEqual({ title: 'Silk', count: 0 });
  });

  test('something else under the name is no draft', () => {
    for (const text of ['"text"', '{', '{"values":null}']) {
      localStorage.setItem('admin-draft//item/1', text);
      expect(readDraft('item/1', blank)).toBeNull();
    }
  });
});

test('saving drops one draft and leaves the others', () => {
  keepDraft('item/1', draft);
  keepDraft('item/2', draft);

  dropDraft('item/1');

  expect(readDraft('item/1', blank)).toBeNull();
  expect(readDraft('item/2', blank)).not.toBeNull();
});

describe('every tab keeps its own draft', () => {
  const other = { ...draft, values: { title: 'Wool', count: 1 }, keptAt: '2026-03-31T12:01:00.000Z' };
  /** Another tab of the same browser. */
  const openTab = () => {
    sessionStorage.clear();
    return draftsOfTab(readDraft('item/new', blank));
  };

  test('and finds it again after a reload, whatever others have kept since', () => {
    const first = openTab();
    const tab = { ...sessionStorage };
    const second = openTab();
    first.keep('item/new', draft);
    second.keep('item/new', other);

    Object.assign(sessionStorage, tab);

    expect(readDraft('item/new', blank)).toMatchObject(draft);
  });

  test('and drops no other', () => {
    const [first, second] = [openTab(), openTab()];
    first.keep('item/new', draft);
    second.keep('item/new', other);

    second.drop('item/new');

    expect(readDraft('item/new', blank)).toMatchObject(draft);
  });

  test('what a closed one has left is taken over', () => {
    openTab().keep('item/new', draft);

    openTab().drop('item/new');

    expect(readDraft('item/new', blank)).toBeNull();
  });

  test('what another one has kept since it was taken over stays', () => {
    const first = openTab();
    first.keep('item/new', draft);
    const second = openTab();
    first.keep('item/new', other);

    second.drop('item/new');

    expect(readDraft('item/new', blank)).toMatchObject(other);
  });
});

describe('drafts belong to an account', () => {
  let account = 'amani';
  beforeEach(() => {
    account = 'amani';
    keepDraftsFor(() => account);
  });

  test('another account is not shown them; they are there when their own is back', () => {
    keepDraft('item/1', draft);

    account = 'somebody';
    expect(readDraft('item/1', blank)).toBeNull();
    expect(hasKeptDrafts()).toBe(false);

    account = 'amani';
    expect(readDraft('item/1', blank)).toMatchObject(draft);
    expect(hasKeptDrafts()).toBe(true);
  });
});

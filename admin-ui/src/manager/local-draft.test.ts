import { beforeEach, describe, expect, test } from 'vitest';
import {
  draftsOfTab,
  dropDraft,
  dropDraftsAbout,
  hasKeptDrafts,
  keepDraft,
  keepDraftsFor,
  readDraft,
} from './local-draft';

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

test('what is about an item goes, whatever form and tab it is of, and what is about others stays', () => {
  draftsOfTab(null).keep('bookings/b1', draft);
  keepDraft('booking-answers/b1/Thank you', draft);
  keepDraft('bookings/b10', draft);

  dropDraftsAbout(['b1', 'q1']);

  expect(readDraft('bookings/b1', blank)).toBeNull();
  expect(readDraft('booking-answers/b1/Thank you', blank)).toBeNull();
  expect(readDraft('bookings/b10', blank)).not.toBeNull();
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

  test('what an open one is writing is not taken over, until it is closed', () => {
    openTab().keep('item/new', draft);
    const tab = sessionStorage.getItem('admin-tab');
    localStorage.setItem(`admin-open-tab/${tab}`, '');
    sessionStorage.clear();
    expect(readDraft('item/new', blank)).toBeNull();

    localStorage.removeItem(`admin-open-tab/${tab}`);
    expect(readDraft('item/new', blank)).toMatchObject(draft);
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

describe('what is sent again with its key is stored once', () => {
  const lost = { sent: draft.values, values: draft.values };
  const later = { ...draft, keptAt: '2026-03-31T12:01:00.000Z' };
  const reload = () => draftsOfTab(readDraft('item/new', blank));
  const openTab = () => {
    sessionStorage.clear();
    return reload();
  };
  /** A tab whose save was not answered. */
  const openWithLostSave = () => {
    const tab = openTab();
    tab.keep('item/new', draft);
    tab.setUnanswered('item/new', lost);
    return tab;
  };

  test('the key of a save that was not answered is there after a reload, with what was sent', () => {
    const key = openWithLostSave().key();

    const reloaded = reload();

    expect(reloaded.key()).toBe(key);
    expect(reloaded.unanswered()).toEqual({ ...lost, key });
  });

  test('typing goes on with the key', () => {
    const tab = openWithLostSave();
    tab.keep('item/new', later);

    expect(reload().key()).toBe(tab.key());
  });

  test('the next item has another key', () => {
    const tab = openWithLostSave();
    const key = tab.key();

    tab.drop('item/new');

    expect(tab.unanswered()).toBeNull();
    expect([tab.key(), reload().key()]).not.toContain(key);
  });

  test('a draft that was never sent has no key that two tabs could share', () => {
    const first = openTab();
    first.keep('item/new', draft);

    expect(openTab().key()).not.toBe(first.key());
  });

  test('the tab that takes the draft over has the key, and the one that gives it up another', () => {
    const first = openWithLostSave();
    const key = first.key();
    const second = openTab();
    second.keep('item/new', later);

    first.giveUp();

    expect(second.key()).toBe(key);
    expect(first.key()).not.toBe(key);
    expect(first.unanswered()).toBeNull();
  });

  test('a tab that went on with its draft keeps the key for itself', () => {
    const first = openWithLostSave();
    const second = openTab();
    first.keep('item/new', later);

    second.keep('item/new', draft);

    expect(second.key()).not.toBe(first.key());
    expect(second.unanswered()).toBeNull();
  });

  test('of two tabs that began with one draft the first to go on with it has the key', () => {
    const key = openWithLostSave().key();
    const [second, third] = [openTab(), openTab()];
    second.keep('item/new', later);

    third.keep('item/new', draft);

    expect(second.key()).toBe(key);
    expect(third.key()).not.toBe(key);
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

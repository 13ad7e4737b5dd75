import { beforeEach, describe, expect, test } from 'vitest';
import {
  dropDraftsAbout,
  dropLocalDraft,
  hasLocalDrafts,
  readLocalDraft,
  saveLocalDraft,
  setDraftAccount,
  tabDrafts,
} from './local-draft';

const blank = { title: '', count: 0 };
const draft = {
  values: { title: 'Silk', count: 2 },
  revision: 3,
  keptAt: '2026-03-31T12:00:00.000Z',
  elsewhere: 0,
};

beforeEach(() => localStorage.clear());

describe('Drafts of a form', () => {
  test('a draft is restored completely', () => {
    saveLocalDraft('item/1', draft);

    expect(readLocalDraft('item/1', blank)).toMatchObject(draft);
    expect(readLocalDraft('item/2', blank)).toBeNull();
  });

  test('a draft from an older form keeps the fields that still fit', () => {
    saveLocalDraft('item/1', { ...draft, values: { title: 'Silk', count: 'many', gone: true } });

    expect(readLocalDraft('item/1', blank)?.values).toEqual({ title: 'Silk', count: 0 });
  });

  test('other data under the name is ignored', () => {
    for (const text of ['"text"', '{', '{"values":null}']) {
      localStorage.setItem('admin-draft//item/1', text);
      expect(readLocalDraft('item/1', blank)).toBeNull();
    }
  });
});

test('saving deletes one draft and keeps the others', () => {
  saveLocalDraft('item/1', draft);
  saveLocalDraft('item/2', draft);

  dropLocalDraft('item/1');

  expect(readLocalDraft('item/1', blank)).toBeNull();
  expect(readLocalDraft('item/2', blank)).not.toBeNull();
});

test('drafts about an item are deleted in every form and tab; drafts about other items stay', () => {
  tabDrafts(null).keep('bookings/b1', draft);
  saveLocalDraft('booking-answers/b1/Thank you', draft);
  saveLocalDraft('bookings/b10', draft);

  dropDraftsAbout(['b1', 'q1']);

  expect(readLocalDraft('bookings/b1', blank)).toBeNull();
  expect(readLocalDraft('booking-answers/b1/Thank you', blank)).toBeNull();
  expect(readLocalDraft('bookings/b10', blank)).not.toBeNull();
});

describe('Every tab keeps its own draft', () => {
  const other = { ...draft, values: { title: 'Wool', count: 1 }, keptAt: '2026-03-31T12:01:00.000Z' };
  const openTab = () => {
    sessionStorage.clear();
    return tabDrafts(readLocalDraft('item/new', blank));
  };

  test('finds it after a reload, whatever other tabs have kept since', () => {
    const first = openTab();
    const tab = { ...sessionStorage };
    const second = openTab();
    first.keep('item/new', draft);
    second.keep('item/new', other);

    Object.assign(sessionStorage, tab);

    expect(readLocalDraft('item/new', blank)).toMatchObject(draft);
  });

  test('deletes no draft of another tab', () => {
    const [first, second] = [openTab(), openTab()];
    first.keep('item/new', draft);
    second.keep('item/new', other);

    second.drop('item/new');

    expect(readLocalDraft('item/new', blank)).toMatchObject(draft);
  });

  test('a tab takes over the draft of a closed tab', () => {
    openTab().keep('item/new', draft);

    openTab().drop('item/new');

    expect(readLocalDraft('item/new', blank)).toBeNull();
  });

  test('a tab takes over the draft of an open tab only after that tab is closed', () => {
    openTab().keep('item/new', draft);
    const tab = sessionStorage.getItem('admin-tab');
    localStorage.setItem(`admin-open-tab/${tab}`, String(Date.now()));
    sessionStorage.clear();
    expect(readLocalDraft('item/new', blank)).toBeNull();

    localStorage.removeItem(`admin-open-tab/${tab}`);
    expect(readLocalDraft('item/new', blank)).toMatchObject(draft);
  });

  test('without locks, a tab takes over the draft of a tab that has stopped marking itself as open', () => {
    openTab().keep('item/1', draft);
    const tab = sessionStorage.getItem('admin-tab');
    localStorage.setItem(`admin-open-tab/${tab}`, String(Date.now() - 4 * 60_000));
    sessionStorage.clear();

    expect(readLocalDraft('item/1', blank)).toMatchObject(draft);
  });

  test('a draft that another tab changed after the takeover stays', () => {
    const first = openTab();
    first.keep('item/new', draft);
    const second = openTab();
    first.keep('item/new', other);

    second.drop('item/new');

    expect(readLocalDraft('item/new', blank)).toMatchObject(other);
  });
});

describe('Sending twice with one key stores one item', () => {
  const lost = { sent: draft.values, values: draft.values };
  const later = { ...draft, keptAt: '2026-03-31T12:01:00.000Z' };
  const reload = () => tabDrafts(readLocalDraft('item/new', blank));
  const openTab = () => {
    sessionStorage.clear();
    return reload();
  };
  /** Simulates a tab whose save got no response. */
  const openWithLostSave = () => {
    const tab = openTab();
    tab.keep('item/new', draft);
    tab.setUnanswered('item/new', lost);
    return tab;
  };

  test('the key and the sent values of an unanswered save survive a reload', () => {
    const key = openWithLostSave().key();

    const reloaded = reload();

    expect(reloaded.key()).toBe(key);
    expect(reloaded.unanswered()).toEqual({ ...lost, key });
  });

  test('typing keeps the key', () => {
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

  test('a draft that was never sent has no key to share between two tabs', () => {
    const first = openTab();
    first.keep('item/new', draft);

    expect(openTab().key()).not.toBe(first.key());
  });

  test('the tab that takes over the draft gets the key, and the other tab gets a new one', () => {
    const first = openWithLostSave();
    const key = first.key();
    const second = openTab();
    second.keep('item/new', later);

    first.startNewItem();

    expect(second.key()).toBe(key);
    expect(first.key()).not.toBe(key);
    expect(first.unanswered()).toBeNull();
  });

  test('a tab that continues its draft keeps the key to itself', () => {
    const first = openWithLostSave();
    const second = openTab();
    first.keep('item/new', later);

    second.keep('item/new', draft);

    expect(second.key()).not.toBe(first.key());
    expect(second.unanswered()).toBeNull();
  });

  test('when two tabs start with one draft, the first to continue it gets the key', () => {
    const key = openWithLostSave().key();
    const [second, third] = [openTab(), openTab()];
    second.keep('item/new', later);

    third.keep('item/new', draft);

    expect(second.key()).toBe(key);
    expect(third.key()).not.toBe(key);
  });
});

describe('Drafts belong to an account', () => {
  let account = 'amani';
  beforeEach(() => {
    account = 'amani';
    setDraftAccount(() => account);
  });

  test('another account does not see them; their own account finds them again', () => {
    saveLocalDraft('item/1', draft);

    account = 'somebody';
    expect(readLocalDraft('item/1', blank)).toBeNull();
    expect(hasLocalDrafts()).toBe(false);

    account = 'amani';
    expect(readLocalDraft('item/1', blank)).toMatchObject(draft);
    expect(hasLocalDrafts()).toBe(true);
  });
});

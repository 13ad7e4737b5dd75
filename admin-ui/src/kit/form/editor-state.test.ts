import { describe, expect, test } from 'vitest';
import { baseOf, type EditorEvent, type EditorState, nextState } from './editor-state';

const SAVED = { title: 'Stored' };
const TYPED = { title: 'Typed' };
const item = { revision: 4 };
const newer = { revision: 5 };
const draft = { revision: 3, keptAt: '2026-03-31T12:00:00.000Z' };

type State = EditorState<typeof item, typeof SAVED>;
type Event = EditorEvent<typeof item, typeof SAVED>;
type Name = State['name'];

const clean: State = {
  name: 'clean',
  item,
  saved: SAVED,
  isChanged: false,
  restored: null,
  theirs: null,
  isClosed: false,
};
const states: Record<Name, State> = {
  clean,
  typed: { ...clean, name: 'typed', isChanged: true },
  saving: { ...clean, name: 'saving', isChanged: true },
  conflict: { ...clean, name: 'conflict', isChanged: true, theirs: newer },
};

const events = {
  'other values are typed': { type: 'change', values: TYPED },
  'the saved values are typed': { type: 'change', values: SAVED },
  'a draft is restored': { type: 'restoreDraft', draft },
  'the draft is dropped': { type: 'dropDraft' },
  'other values get another base': { type: 'rebase', item: newer, saved: SAVED, values: TYPED },
  'values get a base that equals them': { type: 'rebase', item: newer, saved: TYPED, values: TYPED },
  'a save starts': { type: 'startSave' },
  'a conflict is found': { type: 'findConflict', theirs: newer },
  'a save or a choice ends': { type: 'finish' },
  'the form is closed': { type: 'close' },
} satisfies Record<string, Event>;

/** The state after each event, in the states above. */
const table: Record<keyof typeof events, Record<Name, Name>> = {
  'other values are typed': { clean: 'typed', typed: 'typed', saving: 'saving', conflict: 'conflict' },
  'the saved values are typed': { clean: 'clean', typed: 'clean', saving: 'saving', conflict: 'conflict' },
  'a draft is restored': { clean: 'clean', typed: 'typed', saving: 'saving', conflict: 'conflict' },
  'the draft is dropped': { clean: 'clean', typed: 'typed', saving: 'saving', conflict: 'conflict' },
  'other values get another base': { clean: 'typed', typed: 'typed', saving: 'saving', conflict: 'conflict' },
  'values get a base that equals them': {
    clean: 'clean',
    typed: 'clean',
    saving: 'saving',
    conflict: 'conflict',
  },
  'a save starts': { clean: 'saving', typed: 'saving', saving: 'saving', conflict: 'saving' },
  'a conflict is found': { clean: 'conflict', typed: 'conflict', saving: 'conflict', conflict: 'conflict' },
  'a save or a choice ends': { clean: 'clean', typed: 'typed', saving: 'typed', conflict: 'typed' },
  'the form is closed': { clean: 'clean', typed: 'typed', saving: 'typed', conflict: 'typed' },
};

const pairs = Object.entries(table).flatMap(([event, row]) =>
  Object.entries(row).map(([before, after]) => ({ event: event as keyof typeof events, before, after })),
);

test.each(pairs)('$before becomes $after when $event', ({ event, before, after }) => {
  expect(nextState(states[before as Name], events[event]).name).toBe(after);
});

describe('Changes', () => {
  test.each(Object.values(states))('are noticed and forgotten while the form is $name', (state) => {
    const typed = nextState(state, events['other values are typed']);
    expect(typed.isChanged).toBe(true);
    expect(nextState(typed, events['the saved values are typed']).isChanged).toBe(false);
  });

  test.each(['saving', 'conflict'] as const)('that were undone during %s leave the form clean', (name) => {
    const undone = nextState(states[name], events['the saved values are typed']);
    expect(nextState(undone, events['a save or a choice ends']).name).toBe('clean');
  });

  test('of the same kind return the same state', () => {
    expect(nextState(states.typed, events['other values are typed'])).toBe(states.typed);
    expect(nextState(clean, events['the saved values are typed'])).toBe(clean);
  });
});

describe('The base of a save', () => {
  const restored = nextState(states.typed, events['a draft is restored']);

  test('has the revision that the restored draft was based on', () => {
    expect(baseOf(restored)).toEqual({ revision: 3 });
  });

  test.each(['the draft is dropped', 'the form is closed'] as const)('is the item after %s', (event) => {
    expect(baseOf(nextState(restored, events[event]))).toBe(item);
  });

  test('is the stored version once the draft is based on it', () => {
    expect(baseOf(nextState(restored, events['other values get another base']))).toBe(newer);
  });

  test('is empty for a new item with a draft', () => {
    expect(baseOf({ ...restored, item: null })).toBeNull();
  });
});

test('a conflict holds the other version until the owner has chosen', () => {
  const found = nextState(states.saving, events['a conflict is found']);
  expect(found.theirs).toBe(newer);
  expect(nextState(found, events['a save or a choice ends']).theirs).toBeNull();
});

test('a closed form stays closed', () => {
  const closed = nextState(states.typed, events['the form is closed']);
  expect(nextState(closed, events['other values are typed'])).toMatchObject({
    isClosed: true,
    restored: null,
  });
});

import { describe, expect, test } from 'vitest';
import { choice, toggle } from './choice-fields';
import {
  clockTime,
  count,
  inputOf,
  linesOf,
  problemsOf,
  readItem,
  requiredText,
  text,
  valuesOf,
  wholeNumber,
} from './fields';

const fields = {
  title: requiredText({ label: 'Title', missing: 'Please enter a title' }),
  place: text({ label: 'Place' }),
  time: clockTime({ label: 'Time' }),
  kind: choice({ label: 'Kind', choices: { show: 'A show', talk: 'A talk' }, first: 'talk' }),
  seats: count({ label: 'Seats' }),
  open: toggle({ label: 'Open', control: 'switch', words: { yes: 'Yes', no: 'No' } }),
};
const row = {
  title: 'Silk',
  place: null,
  time: '19:00:00.000',
  kind: 'show',
  seats: null,
  open: true,
} as const;
const item = readItem(fields, { documentId: 'a', revision: null, ...row });

describe('A table of fields', () => {
  test('reading a row replaces nulls', () => {
    expect(item).toEqual({ ...row, documentId: 'a', revision: 1, place: '', time: '19:00', seats: 0 });
  });

  test('a form starts with the values of the item, or with the defaults of a new one', () => {
    expect(valuesOf(fields, item)).toEqual({
      title: 'Silk',
      place: '',
      time: '19:00',
      kind: 'show',
      seats: '0',
      open: true,
    });
    expect(valuesOf(fields, null)).toMatchObject({ title: '', kind: 'talk', seats: '0', open: false });
  });

  test('trims texts, sends empty ones as null, and sends times and numbers in the CMS format', () => {
    const values = { ...valuesOf(fields, item), title: ' Silk ', place: '  ', seats: '12' };

    expect(inputOf(fields, values)).toEqual({ ...row, seats: 12 });
  });

  test('reports only missing values as problems', () => {
    expect(problemsOf(fields, valuesOf(fields, null))).toEqual({ title: 'Please enter a title' });
    expect(problemsOf(fields, valuesOf(fields, item))).toEqual({});
  });

  test('describes a version in the order and words of the form', () => {
    expect(
      linesOf(fields, valuesOf(fields, item)).map(({ label, text: words }) => `${label}: ${words}`),
    ).toEqual(['Title: Silk', 'Place: ', 'Time: 19:00', 'Kind: A show', 'Seats: 0', 'Open: Yes']);
  });
});

describe('A count is a number of at least 0', () => {
  test('is a text input with a numeric keyboard that ignores the mouse wheel', () => {
    expect(fields.seats.props.type).toBeUndefined();
    expect(fields.seats.props.inputMode).toBe('numeric');
  });

  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['3.9', 3],
    ['1,000', 1000],
    ['1 000', 1000],
    ['0', 0],
  ])('reads %j as %s', (typed, number) => {
    expect(wholeNumber(typed)).toBe(number);
  });

  test.each(['', 'many', '12 people', '-4', 'Infinity-'])(
    'turns the non-numeric or negative %j into 0',
    (typed) => {
      expect(wholeNumber(typed)).toBe(0);
    },
  );

  test('turns a number above the CMS limit into that limit', () => {
    expect(wholeNumber('99999999999')).toBe(2_147_483_647);
    expect(wholeNumber('Infinity')).toBe(2_147_483_647);
  });
});

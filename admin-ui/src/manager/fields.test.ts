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

describe('a table of fields', () => {
  test('nulls of a row stop at the item', () => {
    expect(item).toEqual({ ...row, documentId: 'a', revision: 1, place: '', time: '19:00', seats: 0 });
  });

  test('a form begins with the item, or with what a new one is', () => {
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

  test('texts are sent trimmed and empty ones as null, times and numbers as the CMS keeps them', () => {
    const values = { ...valuesOf(fields, item), title: ' Silk ', place: '  ', seats: '12' };

    expect(inputOf(fields, values)).toEqual({ ...row, seats: 12 });
  });

  test('only what is missing is a problem', () => {
    expect(problemsOf(fields, valuesOf(fields, null))).toEqual({ title: 'Please enter a title' });
    expect(problemsOf(fields, valuesOf(fields, item))).toEqual({});
  });

  test('a version is told in the order and the words of the form', () => {
    expect(
      linesOf(fields, valuesOf(fields, item)).map(({ label, text: words }) => `${label}: ${words}`),
    ).toEqual(['Title: Silk', 'Place: ', 'Time: 19:00', 'Kind: A show', 'Seats: 0', 'Open: Yes']);
  });
});

describe('a count is a number of at least 0', () => {
  test('it is a line of text with the keys of a number, which no mouse wheel changes', () => {
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
  ])('%j is %s', (typed, number) => {
    expect(wholeNumber(typed)).toBe(number);
  });

  test.each(['', 'many', '12 people', '-4', 'Infinity-'])('non-numeric or negative %j becomes 0', (typed) => {
    expect(wholeNumber(typed)).toBe(0);
  });

  test('a number larger than the CMS stores becomes the largest it stores', () => {
    expect(wholeNumber('99999999999')).toBe(2_147_483_647);
    expect(wholeNumber('Infinity')).toBe(2_147_483_647);
  });
});

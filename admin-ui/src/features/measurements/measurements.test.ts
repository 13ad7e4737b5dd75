import { expect, test } from 'vitest';
import { inputOf, linesOf, problemsOf, valuesOf } from '../../kit/fields/fields';
import { measurementFields, measurements } from './resource';

const height = { label: 'Height', metric: '188 cm', imperial: '6\'2"' };
const places = { onBiography: true, onRateCard: false, onCompCard: true };
const hair = { label: 'Hair', metric: null, imperial: 'Black', ...places };
const record = measurements.toItem({
  documentId: 'a',
  revision: 2,
  measuredOn: null,
  lines: [{ ...height, ...places }, null, hair],
});
const values = valuesOf(measurementFields, record);

test('Measurements: a line is sent back unchanged, in its position', () => {
  expect(inputOf(measurementFields, values)).toEqual({
    measuredOn: null,
    lines: [{ ...height, ...places }, hair],
  });
});

test('Measurements: describes a version in words', () => {
  expect(linesOf(measurementFields, values)[1]?.text).toBe(
    'Height, 188 cm, 6\'2", Biography, Comp card\nHair, Black, Biography, Comp card',
  );
});

test('Measurements: a line needs a name and a value, and the date must not be in the future', () => {
  const withLine = (line: object) =>
    problemsOf(measurementFields, { ...values, lines: [{ ...height, ...places, ...line }] });
  expect(withLine({ label: ' ' }).lines).toBe('Please fill in all required fields');
  expect(withLine({ metric: '', imperial: '' }).lines).toBe('Enter a value for “Height” or remove the line.');
  expect(withLine({ metric: '' })).toEqual({});
  expect(problemsOf(measurementFields, { ...values, measuredOn: '2999-01-01' })).toEqual({
    measuredOn: 'The date must be today or earlier.',
  });
});

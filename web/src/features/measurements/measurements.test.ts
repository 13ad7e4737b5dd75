import { expect, test } from 'vitest';
import { measurementsOn, quantityOf, toMeasurements } from './measurements';

const everywhere = { onBiography: true, onRateCard: true, onCompCard: true };
const record = toMeasurements({
  measuredOn: null,
  lines: [
    { label: 'Height', metric: '188 cm', imperial: '6\'2"', ...everywhere },
    { label: 'Shoe size', metric: '44 EU', imperial: '10 US', ...everywhere },
    null,
    { label: 'Chest', metric: null, imperial: '38-40 inches', ...everywhere, onRateCard: false },
    { label: 'Weight', metric: '78,5 kg', imperial: null, ...everywhere, onBiography: false },
  ],
});
const printedOn = (place: Parameters<typeof measurementsOn>[0]) =>
  measurementsOn(place, record).map(({ value }) => value);

test('a site without measurements shows no measurements', () => {
  expect(measurementsOn('biography', toMeasurements(null))).toEqual([]);
});

test('each place prints its own lines, and the rate card has centimetres in brackets', () => {
  expect(printedOn('rateCard')).toEqual(['6\'2" (188 cm)', '10 US / 44 EU', '78,5 kg']);
  expect(printedOn('biography')).toEqual(['6\'2" / 188 cm', '10 US / 44 EU', '38-40 inches']);
  expect(printedOn('compCard')).toEqual(['6\'2" / 188 cm', '10 US / 44 EU', '38-40 inches', '78,5 kg']);
});

test('a number with its unit is read from what the biography shows, and nothing from a range', () => {
  expect(quantityOf('height', record)).toEqual({ value: 188, unitCode: 'CMT' });
  expect(quantityOf('chest', record)).toBeNull();
  expect(quantityOf('weight', record)).toBeNull();
});

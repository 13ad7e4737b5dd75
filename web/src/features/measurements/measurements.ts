import type { MeasurementsRow } from './documents';

/** Where a measurement is shown. */
export type Place = 'biography' | 'rateCard' | 'compCard';

/** Before the owner enters measurements, the record is empty. */
export function toMeasurements(row: MeasurementsRow) {
  return {
    /** YYYY-MM-DD; empty until the owner sets it */
    measuredOn: row?.measuredOn ?? '',
    lines: (row?.lines ?? []).flatMap((line) => (line ? [toLine(line)] : [])),
  };
}

export type Measurements = ReturnType<typeof toMeasurements>;

type LineRow = NonNullable<NonNullable<NonNullable<MeasurementsRow>['lines']>[number]>;

function toLine({ label, metric, imperial, ...row }: LineRow) {
  const places: Place[] = [];
  if (row.onBiography) places.push('biography');
  if (row.onRateCard) places.push('rateCard');
  if (row.onCompCard) places.push('compCard');
  return {
    label,
    /** '188 cm', '44 EU', or empty */
    metric: metric ?? '',
    /** '6\'2"', '10 US', a word such as 'Black', or empty */
    imperial: imperial ?? '',
    places,
  };
}

/** Returns the lines of a place, with their text in its format. */
export const measurementsOn = (place: Place, { lines }: Measurements): { label: string; value: string }[] =>
  lines
    .filter(({ places }) => places.includes(place))
    .map((line) => ({ label: line.label, value: printed(line, place) }));

/** Shoe sizes: two equal systems, not a length in two units. */
const SIZE = /EU$/i;

/** The rate card puts metric values in brackets: 6'2" (188 cm); others use 6'2" / 188 cm. */
function printed({ metric, imperial }: ReturnType<typeof toLine>, place: Place): string {
  if (place === 'rateCard' && metric && imperial && !SIZE.test(metric)) return `${imperial} (${metric})`;
  return [imperial, metric].filter(Boolean).join(' / ');
}

const QUANTITY = /^(\d+(?:[.,]\d+)?) ?(cm|m|kg)$/i;
/** UN/CEFACT unit codes. */
const UNIT_CODES: Record<string, string> = { cm: 'CMT', m: 'MTR', kg: 'KGM' };

/** Returns a line of the biography as a number with its unit code; null when it has none. */
export function quantityOf(
  label: string,
  { lines }: Measurements,
): { value: number; unitCode: string } | null {
  const line = lines.find(
    (other) => other.places.includes('biography') && other.label.toLowerCase() === label,
  );
  const [, number = '', unit = ''] = QUANTITY.exec(line?.metric ?? '') ?? [];
  const unitCode = UNIT_CODES[unit.toLowerCase()];
  return unitCode ? { value: Number(number.replace(',', '.')), unitCode } : null;
}

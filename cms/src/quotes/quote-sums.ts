import type { EstimateLine } from '../bookings/estimate';
import { refusedField } from '../rules/refused-field';
import { wording } from './wording';

/** What a quote is reckoned from: whole shillings, and a whole percentage or none. */
interface Reckoned {
  lines: readonly EstimateLine[];
  discountKes: number;
  vatPercent: number;
}

/** What a whole number of GraphQL and of the database holds. */
const LARGEST = 2 ** 31 - 1;

/**
 * All lines less the discount; VAT of that, rounded to a whole shilling, half a shilling up; and both together. Whole
 * numbers all the way: the largest is far below what a double holds exactly.
 *
 * @throws ValidationError naming the field, for a discount above the lines and a total that no answer could hold
 */
export function quoteSums({ lines, discountKes, vatPercent }: Reckoned): {
  vatKes: number;
  totalKes: number;
} {
  const sum = lines.reduce((before, { amountKes }) => before + amountKes, 0);
  if (discountKes > sum) throw refusedField(['discountKes'], wording.discountTooLarge);
  const net = sum - discountKes;
  const vatKes = Math.floor((net * vatPercent + 50) / 100);
  if (net + vatKes > LARGEST) throw refusedField(['lines'], wording.tooLarge);
  return { vatKes, totalKes: net + vatKes };
}

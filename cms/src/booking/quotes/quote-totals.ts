import type { EstimateLine } from '../rates/estimate';
import { refused } from '../refused';

/** What a quote is computed from: whole shillings, and whole percentages or none. */
interface Reckoned {
  lines: readonly EstimateLine[];
  /** Counts where the discount is not a percentage */
  discountKes: number;
  /** Of all lines; 0: the discount is a sum */
  discountPercent: number;
  vatPercent: number;
}

export interface QuoteSums {
  discountKes: number;
  vatKes: number;
  totalKes: number;
}

/** What a whole number of GraphQL and of the database holds. */
const LARGEST = 2 ** 31 - 1;

/** Rounded to a whole shilling, half a shilling up. */
const percentOf = (sum: number, percent: number): number => Math.floor((sum * percent + 50) / 100);

/**
 * All lines less the discount, a sum or a percentage of them; VAT of that; and both together. Whole numbers all the way: the
 * largest is far below what a double holds exactly.
 *
 * @throws ValidationError naming the field, for a discount above the lines and a total that no answer could hold
 */
export function quoteSums({ lines, discountKes: typed, discountPercent, vatPercent }: Reckoned): QuoteSums {
  const sum = lines.reduce((before, { amountKes }) => before + amountKes, 0);
  const discountKes = discountPercent > 0 ? percentOf(sum, discountPercent) : typed;
  if (discountKes > sum) throw refused('DISCOUNT_TOO_LARGE', { field: 'discountKes' });
  const net = sum - discountKes;
  const vatKes = percentOf(net, vatPercent);
  if (net + vatKes > LARGEST) throw refused('QUOTE_TOO_LARGE', { field: 'lines' });
  return { discountKes, vatKes, totalKes: net + vatKes };
}

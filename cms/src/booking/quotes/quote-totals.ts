import { LARGEST } from '../../shared/limits';
import type { EstimateLine } from '../rates/estimate';
import { refused } from '../refused';

interface Reckoned {
  lines: readonly EstimateLine[];
  /** Counts if `discountPercent` is 0 */
  discount: number;
  /** Percent of all lines; 0 if the discount is a sum */
  discountPercent: number;
  vatPercent: number;
}

export interface QuoteSums {
  discount: number;
  vat: number;
  total: number;
}

/** Rounds to a whole unit of the currency, half up. */
const percentOf = (sum: number, percent: number): number => Math.floor((sum * percent + 50) / 100);

/**
 * Calculates discount, VAT and total. VAT applies to the lines less the discount. The largest sum is far
 * below what a double holds exactly.
 *
 * @throws ValidationError naming the field, for a discount above the lines or a total above an Int
 */
export function quoteSums({ lines, discount: typed, discountPercent, vatPercent }: Reckoned): QuoteSums {
  const sum = lines.reduce((before, { amount }) => before + amount, 0);
  const discount = discountPercent > 0 ? percentOf(sum, discountPercent) : typed;
  if (discount > sum) throw refused('DISCOUNT_TOO_LARGE', { field: 'discount' });
  const net = sum - discount;
  const vat = percentOf(net, vatPercent);
  if (net + vat > LARGEST) throw refused('QUOTE_TOO_LARGE', { field: 'lines' });
  return { discount, vat, total: net + vat };
}

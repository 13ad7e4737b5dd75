import { refused } from '../refused';
import { wording } from '../wording';
import type { Extra, Service } from './rate-card';

export interface EstimateLine {
  label: string;
  amountKes: number;
}

/** What it would cost by the rate card of the moment, in whole shillings. */
export interface Estimate {
  lines: EstimateLine[];
  totalKes: number;
  /** The service's price is its lowest one */
  isFrom: boolean;
}

/** What a whole number of GraphQL holds. */
const LARGEST = 2 ** 31 - 1;

/**
 * Price times quantity, then the fixed extras, then the percentages, each of the service's amount alone and rounded to
 * a whole shilling, half a shilling up. Whole numbers all the way: the largest is far below what a double holds exactly.
 *
 * @throws ValidationError when no answer could hold the sum
 */
export function estimateOf(service: Service, quantity: number, extras: readonly Extra[]): Estimate {
  const amount = service.priceKes * quantity;
  const ofKind = (kind: Extra['kind']) => extras.filter((extra) => extra.kind === kind);
  const lines = [
    { label: wording.line(service.name, quantity, service.unit), amountKes: amount },
    ...ofKind('fixed').map(({ name, amount: sum }) => ({ label: name, amountKes: sum })),
    ...ofKind('percentage').map(({ name, amount: percent }) => ({
      label: wording.percentageLine(name, percent),
      amountKes: Math.floor((amount * percent + 50) / 100),
    })),
  ];
  const totalKes = lines.reduce((sum, { amountKes }) => sum + amountKes, 0);
  if (totalKes > LARGEST) throw refused('ESTIMATE_TOO_LARGE', { field: 'quantity' });
  return { lines, totalKes, isFrom: service.isFrom };
}

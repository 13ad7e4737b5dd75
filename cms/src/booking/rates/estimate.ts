import { LARGEST } from '../../shared/limits';
import { refused } from '../refused';
import { wording } from '../wording';
import type { Extra, Service } from './rate-card';

export type EstimateLine = {
  label: string;
  amount: number;
};

/** A price by the current rate card, in whole units of the currency. A type, not an interface: only types can be stored as JSON. */
export type Estimate = {
  lines: EstimateLine[];
  total: number;
  /** The service's price is a "from" price */
  isFrom: boolean;
};

/**
 * Adds price times quantity, then fixed extras, then percentages. Each percentage applies to the service's amount alone
 * and is rounded to a whole shilling, half up. The largest sum is far below what a double holds exactly.
 *
 * @throws ValidationError when the sum exceeds a GraphQL Int
 */
export function estimateOf(service: Service, quantity: number, extras: readonly Extra[]): Estimate {
  const amount = service.price * quantity;
  const ofKind = (kind: Extra['kind']) => extras.filter((extra) => extra.kind === kind);
  const lines = [
    { label: wording.line(service.name, quantity, service.unit), amount: amount },
    ...ofKind('fixed').map(({ name, amount: sum }) => ({ label: name, amount: sum })),
    ...ofKind('percentage').map(({ name, amount: percent }) => ({
      label: wording.percentageLine(name, percent),
      amount: Math.floor((amount * percent + 50) / 100),
    })),
  ];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total > LARGEST) throw refused('ESTIMATE_TOO_LARGE', { field: 'quantity' });
  return { lines, total, isFrom: service.isFrom };
}

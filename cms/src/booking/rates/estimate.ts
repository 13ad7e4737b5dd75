import { LARGEST } from '../../shared/limits';
import { place } from '../../shared/place';
import { refused } from '../refused';
import { wording } from '../wording';
import type { Extra, Service } from './rate-card';

export type EstimateLine = {
  label: string;
  amount: number;
};

/** A price by the current rate card. A type, not an interface: only types can be stored as JSON. */
export type Estimate = {
  lines: EstimateLine[];
  total: number;
  /** ISO 4217; all amounts are whole units of it */
  currency: string;
  /** The service's price is a "from" price */
  isFrom: boolean;
};

/**
 * Adds price times quantity, then fixed extras, then percentages. Each percentage applies to the service's amount alone
 * and is rounded to a whole unit, half up. The largest sum is far below what a double holds exactly.
 *
 * @returns null for a service whose price is on request
 * @throws ValidationError when the sum exceeds a GraphQL Int
 */
export function estimateOf(service: Service, quantity: number, extras: readonly Extra[]): Estimate | null {
  if (service.unit === 'on_request') return null;
  const amount = (service.price ?? 0) * quantity;
  const ofKind = (kind: Extra['kind']) => extras.filter((extra) => extra.kind === kind);
  const lines = [
    { label: wording.line(service.name, quantity, service.unit), amount },
    ...ofKind('fixed').map(({ name, amount: sum }) => ({ label: name, amount: sum })),
    ...ofKind('percentage').map(({ name, amount: percent }) => ({
      label: wording.percentageLine(name, percent),
      amount: Math.floor((amount * percent + 50) / 100),
    })),
  ];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total > LARGEST) throw refused('ESTIMATE_TOO_LARGE', { field: 'quantity' });
  return { lines, total, currency: place().currency, isFrom: service.isFrom };
}

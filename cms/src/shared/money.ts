/** Kenyan shillings. All amounts are whole shillings. */
export const CURRENCY = 'KES';

const MINUS = '\u2212';

/** Before every three digits from the end. Not by Intl, whose formats a phone needs long to make. */
const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** An amount without its currency: '12,000', or '−5,000' with a minus sign. */
export const shillings = (amount: number): string =>
  `${amount < 0 ? MINUS : ''}${Math.abs(amount).toFixed(0).replace(BETWEEN_THOUSANDS, ',')}`;

/** An amount with its currency: 'KES 12,000', '−KES 5,000'. */
export const inKes = (amount: number): string =>
  `${amount < 0 ? MINUS : ''}${CURRENCY} ${shillings(Math.abs(amount))}`;

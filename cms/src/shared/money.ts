/** Kenyan shillings. All amounts are whole shillings. */
export const CURRENCY = 'KES';

const MINUS = '\u2212';

/** Places for commas between thousands. Not by `Intl`: creating its formats takes long on a phone. */
const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Returns an amount without currency: '12,000', or '−5,000' with a minus sign. */
export const shillings = (amount: number): string =>
  `${amount < 0 ? MINUS : ''}${Math.abs(amount).toFixed(0).replace(BETWEEN_THOUSANDS, ',')}`;

/** Returns an amount with currency: 'KES 12,000', '−KES 5,000'. */
export const inKes = (amount: number): string =>
  `${amount < 0 ? MINUS : ''}${CURRENCY} ${shillings(Math.abs(amount))}`;

import { place } from './place';

const MINUS = '\u2212';

/** Places for commas between thousands. Not by `Intl`: creating its formats takes long on a phone. */
const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Returns an amount in whole units without currency: '12,000', or '−5,000' with a minus sign. */
export const withoutCurrency = (amount: number): string =>
  `${amount < 0 ? MINUS : ''}${Math.abs(amount).toFixed(0).replace(BETWEEN_THOUSANDS, ',')}`;

/**
 * Returns an amount in whole units with the code of its currency: 'KES 12,000', '−KES 5,000'.
 *
 * @param currency default: the site's
 */
export const withCurrency = (amount: number, currency = place().currency): string =>
  `${amount < 0 ? MINUS : ''}${currency} ${withoutCurrency(Math.abs(amount))}`;

/** Returns the plural name of the site's currency: 'Kenyan shillings'. */
export const currencyName = (): string => {
  const { currency } = place();
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
};

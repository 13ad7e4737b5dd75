import { amountOf, UNITS, type Unit } from '../../../../cms/src/shared/booking';
import { withCurrency } from '../../../../cms/src/shared/money';
import { place } from '../../../../cms/src/shared/place';

export const rateCardWording = {
  title: 'Professional Rates & Services',
  backToHome: 'Back to Home',
  bookNow: 'Book Now',
  /** 'Runway Model, Fashion Shoot and more.' */
  offered: (services: string[], hasMore: boolean) =>
    `${new Intl.ListFormat('en-GB').format(hasMore ? [...services, 'more'] : services)}.`,
  /** Before a price */
  currency: (isFrom: boolean) => (isFrom ? `from ${place().currency}` : place().currency),
  per: (unit: Unit) => `per ${UNITS[unit][0]}`,
  onRequest: 'On request',
  /** @param quantity two or more */
  atLeast: (quantity: number, unit: Unit) => `At least ${amountOf(quantity, unit)}`,
  extras: 'Extras',
  usage: 'Image usage',
  usageOf: (services: string[]) => `For ${services.join(', ')}`,
  extra: {
    fixed: withCurrency,
    percentage: (percent: number) => `${percent}% of the rate`,
  },
};

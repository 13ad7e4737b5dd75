import { shillings } from '../../texts/shillings';

const currency = 'KES';

export const rateCardWording = {
  title: 'Professional Rates & Services',
  backToHome: 'Back to Home',
  bookNow: 'Book Now',
  /** Before a sum, which may be the lowest one */
  currency: (isFrom: boolean) => (isFrom ? `from ${currency}` : currency),
  per: (unit: string) => `per ${unit}`,
  /** @param quantity two or more */
  atLeast: (quantity: number, unit: string) => `At least ${quantity} ${unit}s`,
  extras: 'Extras',
  usage: 'Image usage',
  usageOf: (services: string[]) => `For ${services.join(', ')}`,
  extra: {
    fixed: (kes: number) => `${currency} ${shillings(kes)}`,
    percentage: (percent: number) => `${percent}% of the rate`,
  },
};

import type { MediaKey } from './media-key';

interface Service {
  name: string;
  /** Whole units of the currency. */
  price: number;
  unit: 'show' | 'hour' | 'day' | 'session';
  /** The service makes pictures that the client uses afterwards */
  hasUsage: boolean;
}

interface Extra {
  name: string;
  kind: 'fixed' | 'percentage';
  /** Whole units of the currency, or a whole percentage of the service */
  amount: number;
  /** A usage licence; a booking has at most one */
  isUsage: boolean;
}

interface StarterRateCard {
  title: string;
  intro: string;
  services: Service[];
  extras: Extra[];
  image: MediaKey;
}

export const rateCard: StarterRateCard = {
  title: 'Professional Rates & Services',
  intro:
    'All rates are in Kenyan shillings. Tell me the date, the place and what you have in mind, and I will confirm availability and what the rate covers.',
  services: [
    { name: 'Runway Model', price: 12_000, unit: 'show', hasUsage: false },
    { name: 'Runway Training', price: 30_000, unit: 'session', hasUsage: false },
    { name: 'Fashion Shoot', price: 20_000, unit: 'day', hasUsage: true },
    { name: 'Judging', price: 20_000, unit: 'show', hasUsage: false },
    { name: 'Fashion Content Creation', price: 20_000, unit: 'session', hasUsage: true },
  ],
  extras: [
    { name: 'Travel outside Nairobi', kind: 'fixed', amount: 5_000, isUsage: false },
    { name: 'Usage for 3 months', kind: 'percentage', amount: 25, isUsage: true },
    { name: 'Usage for 6 months', kind: 'percentage', amount: 50, isUsage: true },
    { name: 'Usage for 12 months', kind: 'percentage', amount: 100, isUsage: true },
  ],
  image: 'rate-card',
};

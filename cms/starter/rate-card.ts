import type { MediaKey } from './media-key';

interface Service {
  name: string;
  /** Whole Kenyan shillings. */
  priceKes: number;
}

interface StarterRateCard {
  title: string;
  intro: string;
  services: Service[];
  image: MediaKey;
}

export const rateCard: StarterRateCard = {
  title: 'Professional Rates & Services',
  intro:
    'All rates are in Kenyan shillings. Tell me the date, the place and what you have in mind, and I will confirm availability and what the rate covers.',
  services: [
    { name: 'Runway Model', priceKes: 12_000 },
    { name: 'Runway Training', priceKes: 30_000 },
    { name: 'Fashion Shoot', priceKes: 20_000 },
    { name: 'Judging', priceKes: 20_000 },
    { name: 'Fashion Content Creation', priceKes: 20_000 },
  ],
  image: 'rate-card',
};

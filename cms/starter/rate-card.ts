import type { MediaKey } from './media-key';

interface Service {
  name: string;
  /** Whole Kenyan shillings. */
  priceKes: number;
}

interface Measurement {
  label: string;
  value: string;
}

interface StarterRateCard {
  title: string;
  intro: string;
  services: Service[];
  /** Shown on the rate card. */
  measurements: Measurement[];
  /** Shown on the biography, where chest and waist are ranges. */
  biographyMeasurements: Measurement[];
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
  measurements: [
    { label: 'Height', value: '6\'2" (188 cm)' },
    { label: 'Chest', value: '38" (96 cm)' },
    { label: 'Waist', value: '32" (81 cm)' },
    { label: 'Hips', value: '38" (96 cm)' },
    { label: 'Shoe size', value: '10 US / 44 EU' },
    { label: 'Hair', value: 'Black' },
    { label: 'Eyes', value: 'Brown' },
  ],
  biographyMeasurements: [
    { label: 'Height', value: '6\'2" / 188 cm' },
    { label: 'Chest', value: '38-40 inches' },
    { label: 'Waist', value: '30-32 inches' },
    { label: 'Shoe size', value: '10 US / 44 EU' },
  ],
  image: 'rate-card',
};

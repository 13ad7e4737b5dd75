import type { MediaKey } from './media-key';

interface StarterHero {
  tagline: string;
  badge: string;
  professions: string[];
  finalistLine: string;
  experience: string;
  image: MediaKey;
  portraitImage: MediaKey;
}

export const hero: StarterHero = {
  tagline: 'Professional Fashion Model',
  badge: '2024 National Finalist',
  professions: ['Model', 'Runway Instructor', 'Event Judge', 'Commercial Model'],
  finalistLine: 'National finalist in a 2024 male pageant',
  experience: 'Over 9 years of experience',
  image: 'hero',
  portraitImage: 'hero-portrait',
};

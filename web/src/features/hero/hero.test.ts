import { expect, test } from 'vitest';
import { buildUploadFile } from '../../../testing/factories/upload-file';
import { toHero } from './hero';

test('the wide photograph is shown when there is no portrait', () => {
  const hero = toHero({
    tagline: 'Professional Fashion Model',
    badge: 'National Finalist 2024',
    professions: ['Model', 'Runway Instructor'],
    finalistLine: 'National finalist.',
    experience: 'Over 9 years of experience',
    image: buildUploadFile({ url: '/uploads/wide.jpg' }),
    portraitImage: null,
  });
  expect(hero.portrait?.src).toBe('/uploads/wide.jpg');
  expect(hero.professions).toEqual(['Model', 'Runway Instructor']);
});

test('a site without a hero yet has empty texts', () => {
  expect(toHero(null)).toMatchObject({ tagline: '', professions: [], picture: null, portrait: null });
});

import { expect, test } from 'vitest';
import { buildUploadFile } from '../../../testing/factories/upload-file';
import { toHero } from './queries';

test('the wide photograph is shown without a portrait and a share image', () => {
  const hero = toHero({
    tagline: 'Professional Fashion Model',
    badge: 'National Finalist 2024',
    professions: ['Model', 'Runway Instructor'],
    finalistLine: 'National finalist.',
    experience: 'Over 9 years of experience',
    image: buildUploadFile({ url: '/uploads/wide.jpg' }),
    portraitImage: null,
    shareImage: null,
  });
  expect(hero.portrait?.src).toBe('/uploads/wide.jpg');
  expect(hero.share?.src).toBe('/uploads/wide.jpg');
  expect(hero.professions).toEqual(['Model', 'Runway Instructor']);
});

test('link previews show the share image', () => {
  const hero = toHero({
    tagline: '',
    badge: '',
    professions: [],
    finalistLine: '',
    experience: '',
    image: buildUploadFile({ url: '/uploads/wide.jpg' }),
    portraitImage: null,
    shareImage: buildUploadFile({ url: '/uploads/share.jpg' }),
  });
  expect(hero.share?.src).toBe('/uploads/share.jpg');
});

test('a site without a hero yet has empty texts', () => {
  expect(toHero(null)).toMatchObject({
    tagline: '',
    professions: [],
    picture: null,
    portrait: null,
    share: null,
  });
});

import { expect, test } from 'vitest';
import { buildUploadFile } from '../../../testing/factories/upload-file';
import { placesOf, toInitiative } from './initiative';

test('the initiative keeps its figures, programmes and images and drops empty rows', () => {
  const initiative = toInitiative({
    name: 'Endeleza',
    eyebrow: 'Youth initiative',
    theme: 'We Rise by Sharing',
    teaser: 'A teaser.',
    about: 'About.',
    mission: 'Mission.\n\nMore.',
    vision: 'Vision.',
    objectives: ['One', 'Two'],
    endGoal: 'Goal.',
    programmes: [{ title: 'Education Support', text: 'Books.' }, null],
    impactFigures: [{ value: '500+', label: 'Youth Mentored' }],
    images: [buildUploadFile(), null],
  });
  expect(initiative.mission).toEqual(['Mission.', 'More.']);
  expect(initiative.programmes).toEqual([{ title: 'Education Support', text: 'Books.' }]);
  expect(initiative.impactFigures).toEqual([{ value: '500+', label: 'Youth Mentored' }]);
  expect(initiative.pictures).toHaveLength(1);
});

test('a site without an initiative yet has an empty one', () => {
  expect(toInitiative(null)).toMatchObject({ name: '', objectives: [], programmes: [], pictures: [] });
});

test('each picture has a place on the modern page, also without programmes', () => {
  const pictures = ['a', 'b', 'c', 'd', 'e'].map((src) => ({ src, width: 3, height: 2, alt: '' }));
  const srcs = ({ opening, mission, programmes, others }: ReturnType<typeof placesOf>) =>
    [opening, mission, programmes, ...others].map((picture) => picture?.src);
  const programmes = [{ title: 'Education Support', text: 'Books.' }];
  expect(srcs(placesOf({ pictures, programmes }))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(srcs(placesOf({ pictures, programmes: [] }))).toEqual(['a', 'b', undefined, 'c', 'd', 'e']);
  expect(srcs(placesOf({ pictures: [], programmes }))).toEqual([undefined, undefined, undefined]);
});

import { expect, test } from 'vitest';
import { buildUploadFile } from '../../testing/factories/upload-file';
import { foundAs } from './found-as';

const picture = { src: '/uploads/cover.jpg', width: 800, height: 600, alt: 'Silk' };
const shown = { title: 'Silk', description: 'How it falls', picture };

test('search engines and previews get what the owner chose for them', () => {
  const row = {
    searchTitle: 'Silk dresses',
    searchDescription: 'All about silk',
    previewPicture: buildUploadFile({ url: '/uploads/wide.jpg', formats: null }),
  };
  expect(foundAs(row, shown)).toMatchObject({
    title: 'Silk dresses',
    description: 'All about silk',
    picture: { src: '/uploads/wide.jpg' },
  });
});

test('for what is left empty they get what the page shows', () => {
  expect(foundAs({ searchTitle: null, searchDescription: '', previewPicture: null }, shown)).toEqual(shown);
});

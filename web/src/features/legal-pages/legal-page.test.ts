import { expect, test } from 'vitest';
import { toLegalPages } from './queries';

test('each legal page has its text and its date', () => {
  const pages = toLegalPages({
    settings: { siteTitle: 'Amani Kito', country: 'KE', enableBlog: true, enableVolunteers: true },
    legalPages: {
      privacyPolicy: '# Privacy',
      privacyUpdatedOn: '2024-05-03',
      copyrightNotice: '# Copyright of {name}',
      copyrightUpdatedOn: '2024-01-01',
    },
  });
  expect(pages.privacyPolicy).toEqual({ text: '# Privacy', updatedOn: '3 May 2024' });
  expect(pages.copyrightNotice).toEqual({ text: '# Copyright of Amani Kito', updatedOn: '1 January 2024' });
});

test('pages that were never written are empty', () => {
  expect(toLegalPages({ settings: null, legalPages: null }).privacyPolicy).toEqual({
    text: '',
    updatedOn: '',
  });
});

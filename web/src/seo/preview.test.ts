import { expect, test } from 'vitest';
import { pageOfPreview, previewAddress, previewVersion } from './preview';

const picture = { src: '/uploads/a.jpg', width: 800, height: 600, alt: 'Silk' };
const subject = { siteTitle: 'Amani Kito', title: 'Events', picture: null, backdrop: null };

test('the address of a preview leads back to its page', () => {
  for (const page of ['/', '/events', '/blog/notes-2.0', '/projects/abc']) {
    const [path = ''] = previewAddress(page, subject).split('?');
    expect(pageOfPreview(path)).toBe(page);
  }
  expect(pageOfPreview('/preview/events.png')).toBeUndefined();
});

test('a preview that is kept for ever gets another address as soon as it would look different', () => {
  const version = previewVersion(subject);
  expect(previewVersion({ ...subject })).toBe(version);
  expect(previewVersion({ ...subject, title: 'Event' })).not.toBe(version);
  expect(previewVersion({ ...subject, backdrop: picture })).not.toBe(version);
  const cropped = previewVersion({ ...subject, picture });
  expect(previewVersion({ ...subject, picture, title: 'A crop has no title' })).toBe(cropped);
  const replaced = { ...picture, preview: 'another tiny copy' };
  expect(previewVersion({ ...subject, picture: replaced }), 'another file at its address').not.toBe(cropped);
});

import { expect, test } from 'vitest';
import { isTelling } from './telling-title';

test.each([
  'Image',
  'image 12',
  'Photo',
  'IMG_2034',
  'IMG_2034 copy',
  'IMG-20260514-WA0003',
  'DSC_0001',
  'DSCN0123',
  'P1010023',
  'PXL_20260514_101500123.PORTRAIT',
  'WhatsApp Image 2026-05-14 at 12.00.00 PM',
  'Whats App Image 2026 05 14 at 12 00 00',
  'signal-2026-05-14-120000',
  'FB_IMG_1652530000000',
  'received_1234567890',
  'Screenshot 2026-05-14 at 09.41.00',
  'Screenshot_20260514-120000_Instagram',
  'Untitled design (3)',
  '20260514_120000',
  '1652530000',
  'bd3f4c2a-1e5b-4f6a-9c8d-0a1b2c3d4e5f',
  'Bd3f4c2a 1e5b 4f6a 9c8d 0a1b2c3d4e5f',
  '3f2a9c1e77b04d5e',
  '…',
])('%j says nothing about an image', (title) => {
  expect(isTelling(title)).toBe(false);
});

test.each([
  'Silk',
  'Runway show nairobi',
  'Portrait',
  'Night and day',
  'Image of a dancer',
  'Look 12',
  'Vogue 2026',
  'Photo by Achieng',
  '舞台',
  'Décadé',
])('%j says something', (title) => {
  expect(isTelling(title)).toBe(true);
});

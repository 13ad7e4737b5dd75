import { expect, test } from 'vitest';
import { phoneKey, whatsappNumber } from '../../shared/phone-number';
import { internationalPhone } from './create-booking';

test.each([
  ['0712 345678', '+254712345678'],
  ['+254 712 345678', '+254712345678'],
  ['00254 712 345678', '+254712345678'],
  ['0044 20 7946 0958', '+442079460958'],
  ['(00) 44 20 7946 0958', '+442079460958'],
  ['00-49-30-901820', '+4930901820'],
  ['\u202a+254\u00a0712\u200b345678\u202c', '+254712345678'],
  ['254712345678', '+254712345678'],
  ['+254 0712 345678', '+254712345678'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['0044 (0) 20 7946 0958', '+442079460958'],
  ['WhatsApp: 0044 20 7946 0958', '+442079460958'],
  ['٠٧١٢ ٣٤٥٦٧٨', '+254712345678'],
  ['٠٠٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+442079460958'],
  ['०७१२ ३४५६७८', '+254712345678'],
  ['００４４２０７９４６０９５８', '+442079460958'],
])('%j is stored as %s', (typed, stored) => {
  expect(internationalPhone(typed)).toBe(stored);
  expect(phoneKey(typed)).toBe(stored);
  expect(`+${whatsappNumber(typed)}`).toBe(stored);
});

test.each(['0000', '00', '12', 'call me', '0044'])('rejects %j', (typed) => {
  expect(() => internationalPhone(typed)).toThrow();
});

test.each([
  ['0712 345678 (WhatsApp)', '+254712345678'],
  ['020/123-45 ext. 6', '020123456'],
  ['٠٢٠/١٢٣', '020123'],
])('%j is compared as %s', (typed, key) => {
  expect(phoneKey(typed)).toBe(key);
});

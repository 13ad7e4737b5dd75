import { expect, test } from 'vitest';
import { profileAddress } from './profile-address';

test.each([
  ['instagram', '@amani.w', 'https://www.instagram.com/amani.w'],
  ['instagram', 'amani_w', 'https://www.instagram.com/amani_w'],
  ['instagram', 'instagram.com/amani', 'https://instagram.com/amani'],
  ['tiktok', '@amani', 'https://www.tiktok.com/@amani'],
  ['models_com', 'amani-w', 'https://models.com/models/amani-w'],
  ['whatsapp', '+254 712 345678', 'https://wa.me/254712345678'],
  ['agency', ' https://agency.example/amani ', 'https://agency.example/amani'],
  ['agency', 'agency.example', 'https://agency.example'],
  ['website', 'www.example.co.za', 'https://www.example.co.za'],
])('on %s, %s leads to %s', (network, typed, address) => {
  expect(profileAddress(network, typed)).toBe(address);
});

test.each([
  ['instagram', 'my name'],
  ['instagram', 'javascript:alert(1)'],
  ['instagram', ''],
  ['instagram', 'https://'],
  ['whatsapp', '0712 345678'],
  ['agency', '@amani'],
  ['agency', 'Umbra Models, Johannesburg'],
  ['website', 'mailto:a@example.com'],
])('on %s, "%s" leads nowhere', (network, typed) => {
  expect(profileAddress(network, typed)).toBeUndefined();
});

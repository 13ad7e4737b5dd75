import { expect, test } from 'vitest';
import { isKeptFromSearch, SAMPLE_TITLE } from './sample-site';

test.each([
  'https://amani.example.org',
  'https://example.com',
  'http://8.8.8.8:3000',
  'https://172.32.0.1',
  'https://[2001:db8::1]',
])('keeps search engines out of a sample site at %s', (origin) => {
  expect(isKeptFromSearch(` ${SAMPLE_TITLE} `, origin)).toBe(true);
  expect(isKeptFromSearch('Naledi Dube', origin)).toBe(false);
});

test.each([
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://10.1.2.3',
  'http://172.16.0.9',
  'http://192.168.1.20:3000',
  'http://169.254.1.1',
  'http://100.101.102.103',
  'http://[::1]:3000',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://laptop:3000',
  'http://laptop.local',
  'https://site.test',
  'http://nas.home.arpa',
])('leaves a sample site at the private address %s alone', (origin) => {
  expect(isKeptFromSearch(SAMPLE_TITLE, origin)).toBe(false);
});

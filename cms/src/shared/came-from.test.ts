import { expect, test } from 'vitest';
import { placeOf, readPlace } from './came-from';

const SITE = 'https://amani.example';
const PAGE = `${SITE}/contact`;

test.each([
  ['the name of a link', `${PAGE}?from=Comp-Card`, '', 'comp-card'],
  ['the name of a link before the site', `${PAGE}?from=instagram`, 'https://www.google.com/', 'instagram'],
  ['the host of another site', PAGE, 'https://www.news.example.org/page?id=1', 'news.example.org'],
  ['the name of a network instead of its host', PAGE, 'https://l.instagram.com/', 'instagram'],
  ['the site before, if the name is odd', `${PAGE}?from=<b>`, 'https://google.co.ke/', 'google'],
  ['nothing without either', PAGE, '', null],
  ['the name of the link to the page before', PAGE, `${SITE}/?from=whatsapp`, 'whatsapp'],
  ['nothing of this site', `${PAGE}?from=amani.example`, 'https://www.amani.example/', null],
  ['nothing of an address that is none', 'contact', 'about:client', null],
])('reads %s', (_what, page, referrer, place) => {
  expect(placeOf(page, referrer)).toBe(place);
});

test.each([
  ['a'.repeat(300)],
  ['<b>bold</b>'],
  ['📷'],
  ['insta\u200bgram'],
  ['a b'],
  ['a..b'],
  ['evil.example/instagram.com'],
  [''],
  [null],
  [undefined],
  ['amani.example'],
])('ignores %j', (sent) => {
  expect(readPlace(sent, SITE)).toBeNull();
});

test('keeps the name of a site that only resembles a network', () => {
  expect(readPlace('notinstagram.com', SITE)).toBe('notinstagram.com');
});

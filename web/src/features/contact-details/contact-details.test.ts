import { expect, test } from 'vitest';
import { followLinks, mailtoHref, telHref, toContactDetails } from './contact-details';

const blank = {
  intro: null,
  email: null,
  phone: null,
  dialledPhone: null,
  address: null,
  links: [],
};
const link = (network: 'instagram' | 'facebook' | 'x' | 'tiktok' | 'agency', address: string) => ({
  network,
  address,
});

test('links stand in the order of the owner, names as addresses', () => {
  const links = [link('x', 'https://x.example/amani'), link('tiktok', '@amani'), link('agency', '@nowhere')];
  const details = toContactDetails({ contactDetails: { ...blank, links }, settings: null });
  expect(details.socials).toEqual([
    { network: 'x', href: 'https://x.example/amani' },
    { network: 'tiktok', href: 'https://www.tiktok.com/@amani' },
  ]);
});

test('the contact page shows the email of the contact details, the Email link is the one of the settings', () => {
  const details = toContactDetails({
    contactDetails: { ...blank, email: 'bookings@example.com' },
    settings: { contactEmail: 'hello@example.com' },
  });
  expect(details.email).toBe('bookings@example.com');
  expect(details.socials).toEqual([{ network: 'email', href: 'mailto:hello@example.com' }]);
});

test.each([
  ['settings', { contactDetails: blank, settings: { contactEmail: 'one@example.com' } }],
  ['contact details', { contactDetails: { ...blank, email: 'one@example.com' }, settings: null }],
])('an email that only the %s have is shown in both places', (_, answer) => {
  const details = toContactDetails(answer);
  expect(details.email).toBe('one@example.com');
  expect(details.socials).toEqual([{ network: 'email', href: 'mailto:one@example.com' }]);
});

test('an address that is not a web address is not a link', () => {
  const links = [link('instagram', 'javascript:alert(1)')];
  const details = toContactDetails({ contactDetails: { ...blank, links }, settings: null });
  expect(details.socials).toEqual([]);
});

test('Social strip: it follows the first three links, not the email', () => {
  const links = [
    link('tiktok', '@amani'),
    link('agency', 'https://a.example'),
    link('x', 'amani'),
    link('facebook', 'amani'),
  ];
  const details = toContactDetails({
    contactDetails: { ...blank, links },
    settings: { contactEmail: 'hello@example.com' },
  });
  expect(followLinks(details).map(({ network }) => network)).toEqual(['tiktok', 'agency', 'x']);
  expect(details.socials.map(({ network }) => network)).toEqual([
    'tiktok',
    'agency',
    'x',
    'facebook',
    'email',
  ]);
});

test('a mail link cannot carry headers or further recipients', () => {
  expect(mailtoHref('a@example.com?bcc=b@example.com')).toBe('mailto:a@example.com%3Fbcc%3Db%40example.com');
});

test.each([
  ['+254 (0)700 000 000', 'tel:+254700000000'],
  ['+44 (0) 20 7946 0000', 'tel:+442079460000'],
  ['00254 (0)700-000-000', 'tel:00254700000000'],
  ['+39 06 6982', 'tel:+39066982'],
  ['0700\u2011000\u2010000', 'tel:0700000000'],
  ['+254 700 000 000', 'tel:+254700000000'],
  ['0700 000 000', 'tel:0700000000'],
  ['(020) 271 0000', 'tel:0202710000'],
  ['0700 000 000 / 0711 000 000', 'tel:0700000000'],
  ['Call 0700 000 000 after 5', 'tel:0700000000'],
])('the telephone link of %s can be dialled', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('a text without a number is not a telephone link', () => {
  expect(telHref('On request')).toBeUndefined();
  expect(telHref('')).toBeUndefined();
});

test('the telephone link has the number as it is dialled from abroad, if the CMS knows it', () => {
  const hrefOf = (dialledPhone: string | null) => {
    const row = { ...blank, links: [], phone: '072 345 6789', dialledPhone };
    return toContactDetails({ contactDetails: row, settings: null }).phoneHref;
  };
  expect(hrefOf('+27723456789')).toBe('tel:+27723456789');
  expect(hrefOf(null)).toBe('tel:0723456789');
});

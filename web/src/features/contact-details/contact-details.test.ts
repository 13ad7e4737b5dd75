import { expect, test } from 'vitest';
import { followLinks, mailtoHref, toContactDetails } from './contact-details';

const blank = {
  intro: null,
  email: null,
  phone: null,
  address: null,
  instagramUrl: null,
  facebookUrl: null,
  xUrl: null,
  linkedinUrl: null,
};

test('empty social links are hidden', () => {
  const details = toContactDetails({
    contactDetails: { ...blank, xUrl: 'https://x.example/amani', facebookUrl: '  ' },
    settings: null,
  });
  expect(details.socials).toEqual([{ network: 'x', href: 'https://x.example/amani' }]);
});

test('the contact email of the settings wins and makes the Email link', () => {
  const details = toContactDetails({
    contactDetails: { ...blank, email: 'old@example.com' },
    settings: { contactEmail: 'new@example.com' },
  });
  expect(details.email).toBe('new@example.com');
  expect(details.socials).toEqual([{ network: 'email', href: 'mailto:new@example.com' }]);
});

test('an address that is not of the web is no link', () => {
  const details = toContactDetails({
    contactDetails: { ...blank, instagramUrl: 'javascript:alert(1)' },
    settings: null,
  });
  expect(details.socials).toEqual([]);
});

test('Social strip: it follows three networks, not LinkedIn and not the email', () => {
  const details = toContactDetails({
    contactDetails: {
      ...blank,
      instagramUrl: 'https://i.example',
      facebookUrl: 'https://f.example',
      xUrl: 'https://x.example',
      linkedinUrl: 'https://l.example',
    },
    settings: { contactEmail: 'hello@example.com' },
  });
  expect(followLinks(details).map(({ network }) => network)).toEqual(['instagram', 'facebook', 'x']);
  expect(details.socials.map(({ network }) => network)).toEqual([
    'instagram',
    'facebook',
    'x',
    'linkedin',
    'email',
  ]);
});

test('a mail link cannot carry headers or further recipients', () => {
  expect(mailtoHref('a@example.com?bcc=b@example.com')).toBe('mailto:a@example.com%3Fbcc%3Db%40example.com');
});

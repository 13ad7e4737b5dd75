import { expect, test } from 'vitest';
import { lastPublicDay, longestConsent, NEVER_SHOWN } from './consent';

const consent = {
  people: 'child',
  consentBy: 'Njeri Otieno, mother',
  consentOn: '2026-03-01',
  consentForSite: true,
};

test.each([
  ['nothing stated', {}, null],
  ['rights that end', { lastDay: '2027-01-31' }, '2027-01-31'],
  ['adults without a consent', { people: 'adults' }, null],
  ['adults who withdrew', { people: 'adults', consentWithdrawnOn: '2026-05-02' }, '2026-05-01'],
  ['a child', { people: 'child' }, NEVER_SHOWN],
  ['a child, nobody named', { ...consent, consentBy: ' ' }, NEVER_SHOWN],
  ['a child, no day', { ...consent, consentOn: null }, NEVER_SHOWN],
  ['a child, only for print', { ...consent, consentForSite: false }, NEVER_SHOWN],
  ['a child with consent', consent, '2031-03-01'],
  ['a child with a shorter consent', { ...consent, consentUntil: '2027-03-01' }, '2027-03-01'],
  ['a child whose usage rights end first', { ...consent, lastDay: '2026-12-31' }, '2026-12-31'],
  ['a child whose consent was withdrawn', { ...consent, consentWithdrawnOn: '2026-04-01' }, '2026-03-31'],
  ['a child who grows up', { ...consent, childBornOn: '2011-06-15' }, '2029-06-14'],
])('%s is shown until %s', (_, rights, until) => {
  expect(lastPublicDay(rights)).toBe(until);
});

test('a consent for a child lasts five years at most, also from a leap day', () => {
  expect(longestConsent('2028-02-29')).toBe('2033-02-28');
  expect(longestConsent('2026-03-01', '2020-01-01')).toBe('2031-03-01');
});

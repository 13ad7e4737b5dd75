import { expect, test } from 'vitest';
import { menuOf } from '../../../../cms/src/shared/menu';
import { FIRST_PLACE } from '../../../../cms/src/shared/place';
import { MaintenanceMode, StrapiUnavailable } from '../../strapi/failures';
import { failureKind } from './failure-kind';
import { toSite } from './queries';

test('the settings switch blog and volunteering', () => {
  const settings = {
    siteTitle: ' Amani Kito ',
    contactEmail: null,
    enableBlog: false,
    enableVolunteers: true,
    ...FIRST_PLACE,
    timeZone: null,
    menu: null,
  };
  expect(toSite({ settings, pageTexts: null, initiative: null, roleProfiles: null })).toEqual({
    title: 'Amani Kito',
    contactEmail: '',
    blogIsOn: false,
    volunteeringIsOn: true,
    place: FIRST_PLACE,
    texts: {},
    projectTags: [],
    initiative: '',
    initiativePath: '/endeleza',
    menu: menuOf([]),
    roles: [],
  });
});

test('a failed screen knows maintenance from a cms that is away and from a fault', () => {
  expect(failureKind(new MaintenanceMode('Closed'))).toBe('maintenance');
  expect(failureKind(new StrapiUnavailable('No answer'))).toBe('away');
  expect(failureKind(Object.assign(new TypeError('Failed to fetch'), { name: 'FileMissing' }))).toBe('away');
  expect(failureKind(new TypeError('undefined is not a function'))).toBe('unexpected');
});

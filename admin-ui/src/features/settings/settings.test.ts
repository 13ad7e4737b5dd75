import { expect, test } from 'vitest';
import { inputOf, problemsOf, valuesOf } from '../../kit/fields/fields';
import { toUnusedPages } from './queries';
import { settingsFields } from './resource';

const values = { ...valuesOf(settingsFields, null), siteTitle: 'Amani Kito' };

test('Settings: by default blog and volunteers are on, auto-approve and maintenance off', () => {
  expect(valuesOf(settingsFields, null)).toMatchObject({
    enableBlog: true,
    enableVolunteers: true,
    autoApproveComments: false,
    maintenance: false,
  });
});

test('Settings: checks the contact email if there is one', () => {
  expect(problemsOf(settingsFields, { ...values, contactEmail: 'hello@example.com' })).toEqual({});
  expect(problemsOf(settingsFields, { ...values, contactEmail: ' ' })).toEqual({});
  expect(problemsOf(settingsFields, { ...values, contactEmail: 'hello' })).toEqual({
    contactEmail: 'Please enter a valid email address',
  });
});

test('Settings: refuses a site without a title with a sentence', () => {
  expect(problemsOf(settingsFields, { ...values, siteTitle: '  ' })).toEqual({
    siteTitle: 'Please enter a site title',
  });
});

test('sends an empty contact email as null', () => {
  expect(inputOf(settingsFields, { ...values, siteTitle: ' Amani ', contactEmail: ' ' })).toMatchObject({
    siteTitle: 'Amani',
    contactEmail: null,
  });
});

test('keeps visitors’ data unless the owner sets whole months, up to ten years', () => {
  expect(valuesOf(settingsFields, null)).toMatchObject({
    deleteMessagesAfterMonths: '',
    deleteRejectedAfterMonths: '',
  });
  for (const typed of ['', ' ', '1', '120'])
    expect(problemsOf(settingsFields, { ...values, deleteMessagesAfterMonths: typed })).toEqual({});
  for (const typed of ['0', '121', '1.5', '-1', 'many'])
    expect(problemsOf(settingsFields, { ...values, deleteRejectedAfterMonths: typed })).toEqual({
      deleteRejectedAfterMonths: 'Enter a whole number from 1 to 120, or leave empty.',
    });
  expect(inputOf(settingsFields, { ...values, deleteMessagesAfterMonths: '6' })).toMatchObject({
    deleteMessagesAfterMonths: 6,
    deleteRejectedAfterMonths: null,
  });
});

test('months are a text input with a numeric keyboard that ignores the mouse wheel', () => {
  const { type, inputMode } = settingsFields.deleteMessagesAfterMonths.props;
  expect([type, inputMode]).toEqual([undefined, 'numeric']);
});

test('by default the owner is notified at once and at any hour', () => {
  expect(valuesOf(settingsFields, null)).toMatchObject({
    notifyOwner: 'at_once',
    quietFrom: '',
    quietUntil: '',
  });
  expect(inputOf(settingsFields, { ...values, notifyOwner: 'daily', quietFrom: '22:00' })).toMatchObject({
    notifyOwner: 'daily',
    quietFrom: '22:00:00.000',
    quietUntil: null,
  });
});

const none = { pageInfo: { total: 0 } };
const some = { pageInfo: { total: 2 } };
const answer = {
  settings: {
    enableBlog: true,
    enableVolunteers: true,
    menu: [
      { page: 'events', show: 'never' },
      { page: 'projects', show: 'footer' },
    ],
  },
  blog: none,
  events: none,
  projects: none,
  volunteer: none,
};
const unused = (changes: object) => toUnusedPages({ ...answer, ...changes } as never);

test('an empty screen is unused when its page is out of the menu or off', () => {
  expect(unused({})).toEqual(['/events']);
  const settings = { enableBlog: false, enableVolunteers: false, menu: [] };
  expect(unused({ settings })).toEqual(['/blog', '/volunteers']);
});

test('a screen with something in it is in use, whatever the menu says', () => {
  expect(unused({ events: some })).toEqual([]);
});

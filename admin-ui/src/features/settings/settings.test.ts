import { expect, test } from 'vitest';
import { settingsProblems, toSettingsInput, toSettingsValues } from './settings';

const values = { ...toSettingsValues(null), siteTitle: 'Amani Kito' };

test('Settings: blog and volunteers are on, auto-approve and maintenance off, unless the owner says otherwise', () => {
  expect(toSettingsValues(null)).toMatchObject({
    enableBlog: true,
    enableVolunteers: true,
    autoApproveComments: false,
    maintenance: false,
  });
});

test('Settings: the contact email is checked when there is one', () => {
  expect(settingsProblems({ ...values, contactEmail: 'hello@example.com' })).toEqual({});
  expect(settingsProblems({ ...values, contactEmail: ' ' })).toEqual({});
  expect(settingsProblems({ ...values, contactEmail: 'hello' })).toEqual({
    contactEmail: 'Please enter a valid email address',
  });
});

test('Settings: a site without a title is refused with a sentence', () => {
  expect(settingsProblems({ ...values, siteTitle: '  ' })).toEqual({
    siteTitle: 'Please enter a site title',
  });
});

test('an empty contact email is sent as none', () => {
  expect(toSettingsInput({ ...values, siteTitle: ' Amani ', contactEmail: ' ' })).toMatchObject({
    siteTitle: 'Amani',
    contactEmail: null,
  });
});

test('visitors’ data stay unless the owner names months, whole ones up to ten years', () => {
  expect(toSettingsValues(null)).toMatchObject({
    deleteMessagesAfterMonths: '',
    deleteRejectedAfterMonths: '',
  });
  for (const typed of ['', ' ', '1', '120'])
    expect(settingsProblems({ ...values, deleteMessagesAfterMonths: typed })).toEqual({});
  for (const typed of ['0', '121', '1.5', '-1', 'many'])
    expect(settingsProblems({ ...values, deleteRejectedAfterMonths: typed })).toEqual({
      deleteRejectedAfterMonths: 'Please enter whole months from 1 to 120, or nothing',
    });
  expect(toSettingsInput({ ...values, deleteMessagesAfterMonths: '6' })).toMatchObject({
    deleteMessagesAfterMonths: 6,
    deleteRejectedAfterMonths: null,
  });
});

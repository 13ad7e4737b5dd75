import { expect, test } from 'vitest';
import { inputOf, problemsOf, valuesOf } from '../../manager/fields';
import { settingsFields } from './settings';

const values = { ...valuesOf(settingsFields, null), siteTitle: 'Amani Kito' };

test('Settings: blog and volunteers are on, auto-approve and maintenance off, unless the owner says otherwise', () => {
  expect(valuesOf(settingsFields, null)).toMatchObject({
    enableBlog: true,
    enableVolunteers: true,
    autoApproveComments: false,
    maintenance: false,
  });
});

test('Settings: the contact email is checked when there is one', () => {
  expect(problemsOf(settingsFields, { ...values, contactEmail: 'hello@example.com' })).toEqual({});
  expect(problemsOf(settingsFields, { ...values, contactEmail: ' ' })).toEqual({});
  expect(problemsOf(settingsFields, { ...values, contactEmail: 'hello' })).toEqual({
    contactEmail: 'Please enter a valid email address',
  });
});

test('Settings: a site without a title is refused with a sentence', () => {
  expect(problemsOf(settingsFields, { ...values, siteTitle: '  ' })).toEqual({
    siteTitle: 'Please enter a site title',
  });
});

test('an empty contact email is sent as none', () => {
  expect(inputOf(settingsFields, { ...values, siteTitle: ' Amani ', contactEmail: ' ' })).toMatchObject({
    siteTitle: 'Amani',
    contactEmail: null,
  });
});

test('visitors’ data stay unless the owner names months, whole ones up to ten years', () => {
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

test('months are a line of text with the keys of a number, which no mouse wheel changes', () => {
  const { type, inputMode } = settingsFields.deleteMessagesAfterMonths.props;
  expect([type, inputMode]).toEqual([undefined, 'numeric']);
});

test('the owner is told at once and at any hour, unless Settings says otherwise', () => {
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

import { expect, test } from 'vitest';
import { messageProblems } from './mutations';

const good = {
  senderName: 'Akinyi',
  senderEmail: 'akinyi@example.com',
  subject: 'Booking',
  message: 'Are you free in June?',
};
const classic = { missing: 'Please fill out all fields', badEmail: 'Please enter a valid email address' };
const modern = { missing: 'Please fill in all required fields' };

test('Contact form: a complete message has no problems', () => {
  expect(messageProblems(good, classic)).toEqual({});
  expect(messageProblems(good, modern)).toEqual({});
});

test('Contact form: all four fields are required, blank ones count as missing', () => {
  const blank = { senderName: ' ', senderEmail: '', subject: '\n', message: '' };
  expect(Object.keys(messageProblems(blank, modern))).toEqual([
    'senderName',
    'senderEmail',
    'subject',
    'message',
  ]);
  expect(messageProblems({ ...good, subject: ' ' }, modern)).toEqual({
    subject: 'Please fill in all required fields',
  });
  expect(messageProblems({ ...good, subject: ' ' }, classic)).toEqual({
    subject: 'Please fill out all fields',
  });
});

test('Contact form, classic: the email must be text, @, text, dot, text', () => {
  expect(messageProblems({ ...good, senderEmail: 'akinyi@example' }, classic)).toEqual({
    senderEmail: 'Please enter a valid email address',
  });
});

test('Contact form, modern: no format check beyond the browser', () => {
  expect(messageProblems({ ...good, senderEmail: 'akinyi@example' }, modern)).toEqual({});
});

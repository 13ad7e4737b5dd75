import { expect, test } from 'vitest';
import { mailboxOf } from './sender';

test.each([
  ['v@example.com', 'v@example.com'],
  ['V+1@Example.com', 'v@example.com'],
  ['v+a+b@example.com', 'v@example.com'],
  ['first.last@example.com', 'first.last@example.com'],
  ['First.Last+news@gmail.com', 'firstlast@gmail.com'],
  ['firstlast@googlemail.com', 'firstlast@gmail.com'],
])('resolves %s to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

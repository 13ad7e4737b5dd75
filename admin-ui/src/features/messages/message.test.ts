import { describe, expect, test } from 'vitest';
import { messageSearch, preview, replyLink } from './message';
import { messages } from './resource';
import { wording } from './wording';

test('the list shows the first 80 characters of a message', () => {
  expect(preview('x'.repeat(80))).toBe('x'.repeat(80));
  expect(preview('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
});

test("Messages: Reply is a mail link whose subject is prefixed 'Re: '", () => {
  const link = replyLink({ senderEmail: 'jane@example.com', subject: ' Rates & dates?' });
  expect(link).toBe('mailto:jane@example.com?subject=Re%3A%20Rates%20%26%20dates%3F');
});

describe('Archive moves a message out of the list', () => {
  test('each tab requests its own messages', () => {
    expect(messages.filters({ tab: 'inbox', q: '' })).toEqual({ isArchived: { eq: false } });
    expect(messages.filters({ tab: 'archived', q: '' })).toEqual({ isArchived: { eq: true } });
  });

  test('the server searches in the four texts', () => {
    expect(messages.filters({ tab: 'inbox', q: 'silk' })).toHaveProperty('or.length', 4);
  });

  test('shows the specified sentences for one message', () => {
    expect(wording.archived(1)).toBe('Message archived');
    expect(wording.deleted(1)).toBe('Message deleted successfully');
    expect(wording.confirmDelete(1)).toBe('Are you sure you want to delete this message?');
    expect(wording.archived(3)).toBe('3 messages archived');
  });
});

test('the URL without a tab opens the inbox', () => {
  expect(messageSearch.parse({})).toEqual({ tab: 'inbox', q: '', page: 1, sort: 'createdAt:desc' });
});

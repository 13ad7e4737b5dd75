import { expect, test } from 'vitest';
import { arranged } from './arrange-forms';

const field = (name: string) => ({ edit: { label: name, description: '' }, list: { label: name } });

test('the panel says of both email addresses where they are shown', () => {
  const own = arranged('api::contact-details.contact-details', 'email', field('email'));
  const general = arranged('api::settings.settings', 'contactEmail', field('contactEmail'));
  expect(own.edit.description).toContain('contact page');
  expect(general.edit.description).toContain('footer');
});

test('a label that somebody changed in the panel stays, others are words', () => {
  expect(arranged('api::message.message', 'senderEmail', field('senderEmail')).edit.label).toBe(
    'Sender email',
  );
  const changed = { edit: { label: 'From' }, list: { label: 'From' } };
  expect(arranged('api::message.message', 'senderEmail', changed).edit.label).toBe('From');
});

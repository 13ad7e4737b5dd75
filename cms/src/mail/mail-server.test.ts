import { expect, test } from 'vitest';
import { connectionUrl } from './mail-server';

const optionsOf = (given: string) => Object.fromEntries(new URL(connectionUrl(given)).searchParams);

test('limits the wait for a silent server', () => {
  expect(optionsOf('smtp://mail.example.org')).toMatchObject({
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    socketTimeout: '30000',
  });
});

test('requires TLS for a password to another machine, unless SMTP_URL says otherwise', () => {
  expect(optionsOf('smtp://me:secret@mail.example.org:587')).toHaveProperty('requireTLS', 'true');
  expect(optionsOf('smtp://me:secret@localhost:587')).not.toHaveProperty('requireTLS');
  expect(optionsOf('smtp://mail.example.org')).not.toHaveProperty('requireTLS');
  expect(optionsOf('smtp://me:secret@relay?requireTLS=false')).toHaveProperty('requireTLS', 'false');
});

test('keeps name and password of the address as given', () => {
  const url = new URL(connectionUrl('smtps://me%40example.org:p%3Ass%2F@mail.example.org:465'));
  expect([url.username, url.password, url.host]).toEqual([
    'me%40example.org',
    'p%3Ass%2F',
    'mail.example.org:465',
  ]);
});

import { expect, test } from 'vitest';
import { connectionUrl } from './mail-server';

const optionsOf = (given: string) => Object.fromEntries(new URL(connectionUrl(given)).searchParams);

test('a server that says nothing is not waited for without end', () => {
  expect(optionsOf('smtp://mail.example.org')).toMatchObject({
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    socketTimeout: '30000',
  });
});

test('a password leaves this machine only under TLS, unless SMTP_URL says otherwise', () => {
  expect(optionsOf('smtp://me:secret@mail.example.org:587')).toHaveProperty('requireTLS', 'true');
  expect(optionsOf('smtp://me:secret@localhost:587')).not.toHaveProperty('requireTLS');
  expect(optionsOf('smtp://mail.example.org')).not.toHaveProperty('requireTLS');
  expect(optionsOf('smtp://me:secret@relay?requireTLS=false')).toHaveProperty('requireTLS', 'false');
});

test('name and password of the address stay as they were given', () => {
  const url = new URL(connectionUrl('smtps://me%40example.org:p%3Ass%2F@mail.example.org:465'));
  expect([url.username, url.password, url.host]).toEqual([
    'me%40example.org',
    'p%3Ass%2F',
    'mail.example.org:465',
  ]);
});

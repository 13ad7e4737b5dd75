import { expect, test } from 'vitest';
import type { TrustedOperation } from '../graphql/trusted-documents';
import { operations } from './operations';

const variablesOf = (name: string) => operations.find((operation) => operation.name === name)?.variables;

test('every operation of the site has its own name and hash', () => {
  expect(operations.length).toBeGreaterThan(20);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
});

test('an operation brings the fragments it needs', () => {
  const text = operations.find(({ name }) => name === 'BlogPage')?.text;
  expect(text).toContain('fragment BlogCardFields on BlogPost');
  expect(text).toContain('fragment UploadFileFields on UploadFile');
});

test('an operation names the variables it takes, as the schema of the cms types them', () => {
  expect(variablesOf('BlogPage')).toEqual({
    search: { kind: 'String', required: false },
    tag: { kind: 'String', required: false },
    page: { kind: 'Int', required: true },
    pageSize: { kind: 'Int', required: true },
  });
  expect(variablesOf('SendMessage')?.data).toMatchObject({
    kind: 'object',
    required: true,
    fields: { senderEmail: { kind: 'String', required: true } },
  });
  expect(variablesOf('ApplyToVolunteer')?.data).toMatchObject({
    fields: { availability: { kind: 'list', of: { kind: 'String', required: true }, required: true } },
  });
});

test('a token and a client’s booking are asked for each time; every other query has one answer for everybody, and no mutation has', () => {
  const named = (wanted: TrustedOperation['changesWith'], kind = 'query') =>
    operations.filter((one) => one.changesWith === wanted && one.kind === kind).map(({ name }) => name);
  expect(named(undefined)).toEqual(['ClientBooking', 'FormToken']);
  expect(named('days')).toEqual(['BookingCalendar']);
  expect([...named('content', 'mutation'), ...named('days', 'mutation')]).toEqual([]);
});

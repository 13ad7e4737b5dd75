import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SubmissionUid } from '../../content/content-types';
import type { Attributes } from '../../platform/database/models';
import { checkFields } from './validate-fields';

/** A text, a list, or a text too long to print. */
type Value = string | string[] | { of: string; times: number; between?: string; end?: string };

interface Form {
  valid: Record<string, Value>;
  cases: { title: string; change: Record<string, Value>; refused: string[] }[];
}

const CMS = join(__dirname, '../../..');
const read = (path: string) => JSON.parse(readFileSync(join(CMS, path), 'utf8'));

/** Tests of the site's forms read the same cases, so that pages and CMS agree. */
const forms: Record<string, Form> = read('form-cases.json');

const NOUNS: Record<string, string> = { message: 'message', application: 'volunteer', comment: 'comment' };

function written(value: Value): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const { of, times, between = '', end = '' } = value;
  return between + of.repeat(times) + end + between;
}

/** Returns the refused fields, corrected one after another as a person would. */
function refusedFields(form: string, fields: Record<string, unknown>): string[] {
  const noun = NOUNS[form];
  const { attributes } = read(`src/api/${noun}/content-types/${noun}/schema.json`);
  return Object.keys(fields).filter((name) => {
    try {
      checkFields(`api::${noun}.${noun}` as SubmissionUid, attributes as Attributes, {
        [name]: fields[name],
      });
      return false;
    } catch (error) {
      const { details } = error as Error & { details: { errors: { path: string[] }[] } };
      expect(details.errors[0]?.path).toEqual([name]);
      return true;
    }
  });
}

const cases = Object.entries(forms).flatMap(([form, { valid, cases: rows }]) =>
  rows.map(({ title, change, refused }) => ({ form, title, fields: { ...valid, ...change }, refused })),
);

test.each(cases)('$form: $title', ({ form, fields, refused }) => {
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, written(value)]));
  expect(refusedFields(form, values)).toEqual(refused);
});

// Quadratic time would take minutes and fail the test by its timeout.
test('checks each field in time proportional to its length', () => {
  const hostile = [
    `a@${'.'.repeat(200_000)}@`,
    `${' '.repeat(100_000)}x${' '.repeat(100_000)}x`,
    `x${'\n '.repeat(100_000)}x`,
    '\u202e'.repeat(200_000),
    `${'1 '.repeat(100_000)}<`,
  ];
  for (const value of hostile) {
    refusedFields('message', { senderName: value, senderEmail: value, subject: value, message: value });
    refusedFields('application', { name: value, email: value, phone: value, message: value });
  }
});

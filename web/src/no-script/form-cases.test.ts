import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formOfPage } from './form-of-page';

/** A text, a list, or instructions for a text that is too long to print. */
type Value = string | string[] | { of: string; times: number; between?: string; end?: string };

interface Form {
  valid: Record<string, Value>;
  cases: { title: string; change: Record<string, Value>; refused: string[] }[];
}

/** The CMS tests read the same table, so that pages and CMS agree. */
const table = new URL('../../../cms/form-cases.json', import.meta.url);
const forms: Record<string, Form> = JSON.parse(readFileSync(table, 'utf8'));

/** The theme that checks everything before it sends; the modern one leaves some checks to the CMS. */
const PAGES: Record<string, string> = {
  message: '/v1/contact',
  application: '/v1/volunteer',
  comment: '/blog/spring',
};

function filled(values: Record<string, Value>): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of [value].flat()) fields.append(name, written(item));
  }
  return fields;
}

function written(value: Exclude<Value, string[]>): string {
  if (typeof value === 'string') return value;
  const { of, times, between = '', end = '' } = value;
  return between + of.repeat(times) + end + between;
}

const cases = Object.entries(forms).flatMap(([form, { valid, cases: rows }]) =>
  rows.map(({ title, change, refused }) => ({ form, title, fields: { ...valid, ...change }, refused })),
);

test.each(cases)('$form: $title', ({ form, fields, refused }) => {
  const { problems } = formOfPage(PAGES[form] ?? '', filled(fields)) ?? {};
  expect(Object.keys(problems ?? {})).toEqual(refused);
});

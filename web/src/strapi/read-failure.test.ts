import { afterEach, expect, test, vi } from 'vitest';
import { strapi } from './client';
import { MaintenanceMode, StrapiRefusal, StrapiUnavailable } from './failures';

/** A built page has this instead of a document. */
const FormToken = {
  kind: 'Document',
  definitions: [
    { kind: 'OperationDefinition', operation: 'query', name: { kind: 'Name', value: 'FormToken' } },
  ],
  id: 'h4sh',
} as never;

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () =>
    Response.json(body, { status, headers: { 'content-type': 'application/json' } }),
  );
}

const ask = () => strapi.request({ document: FormToken }).catch((failure: unknown) => failure);

test('a refusal keeps the server sentence, the field and the time to wait', async () => {
  answerWith(200, {
    data: null,
    errors: [
      {
        message: 'Please wait 40 seconds.',
        extensions: {
          code: 'STRAPI_RATE_LIMIT_ERROR',
          error: { details: { errors: [{ path: ['email'], message: 'Bad email' }], retryAfterSeconds: 40 } },
        },
      },
    ],
  });
  const failure = await ask();
  expect(failure).toBeInstanceOf(StrapiRefusal);
  expect(failure).toMatchObject({
    code: 'STRAPI_RATE_LIMIT_ERROR',
    message: 'Please wait 40 seconds.',
    problems: [{ path: 'email', message: 'Bad email' }],
    retryAfterSeconds: 40,
  });
});

test('maintenance is distinguished from a cms that is away', async () => {
  answerWith(503, { error: { code: 'MAINTENANCE', message: 'Back soon' } });
  expect(await ask()).toBeInstanceOf(MaintenanceMode);
  answerWith(503, { error: { code: 'UNAVAILABLE', message: 'Database' } });
  expect(await ask()).toBeInstanceOf(StrapiUnavailable);
});

test('a cms that answers with errors is distinguished from one that does not answer', async () => {
  const errors = [
    { message: 'Cannot return null for non-nullable field', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
  ];
  answerWith(200, { data: { compCard: null }, errors });
  expect(await ask()).toMatchObject({ name: 'StrapiUnavailable', hasErrors: true });
  answerWith(500, { errors });
  expect(await ask()).toMatchObject({ name: 'StrapiUnavailable', hasErrors: true });
  answerWith(503, { error: { code: 'UNAVAILABLE', message: 'Database' } });
  expect(await ask()).toMatchObject({ name: 'StrapiUnavailable', hasErrors: false });
});

test('a page that is no JSON counts as away', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  expect(await ask()).toBeInstanceOf(StrapiUnavailable);
});

test('no network counts as away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await ask()).toBeInstanceOf(StrapiUnavailable);
});

test('an aborted request stays aborted', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const cancelled = AbortSignal.abort(new DOMException('left', 'AbortError'));
  const failure = await strapi
    .request({ document: FormToken, signal: cancelled })
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'AbortError' });
});

test('a failure keeps the reference by which it is found in the log of the site', async () => {
  const headers = { 'content-type': 'application/json', 'x-request-id': '3f9a1c0b7d2e' };
  vi.stubGlobal('fetch', async () => Response.json({ error: {} }, { status: 500, headers }));
  expect(await ask()).toMatchObject({ name: 'StrapiUnavailable', reference: '3f9a1c0b7d2e' });
});

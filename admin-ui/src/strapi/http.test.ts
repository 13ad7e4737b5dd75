import { afterEach, expect, test, vi } from 'vitest';
import { Unavailable } from './errors';
import { answerTo } from './http';
import { wording } from './wording';

/** A response with a status and a body that breaks off. */
function answerCutBy(failure: Error) {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      controller.error(failure);
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['the connection', new TypeError('network error'), wording.unavailable],
  ['the end of the time', new DOMException('signal timed out', 'TimeoutError'), wording.timedOut],
])('a response that %s interrupts counts as unavailable', async (_what, failure, sentence) => {
  answerCutBy(failure);

  await expect(answerTo('/api/posts', {})).rejects.toEqual(new Unavailable(sentence));
});

test('a cancelled read is not reported as a failure of the site', async () => {
  const cancelled = new DOMException('aborted', 'AbortError');
  answerCutBy(cancelled);

  await expect(answerTo('/api/posts', {})).rejects.toBe(cancelled);
});

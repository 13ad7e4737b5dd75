import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UploadStream } from './owner-uploads';

test('an upload that stalls is ended, one that keeps its rate is not', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const upload = new UploadStream();
  upload.on('error', () => undefined).resume();
  upload.write(Buffer.alloc(40_000));
  vi.advanceTimersByTime(15_000);
  expect(upload.refusal).toBeUndefined();
  upload.write(Buffer.alloc(1000));
  vi.advanceTimersByTime(15_000);
  expect(upload.refusal?.statusCode).toBe(408);
  expect(upload.destroyed).toBe(true);
});

test('an upload that is all here is not hurried', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const upload = new UploadStream();
  upload.end(Buffer.alloc(1000));
  vi.advanceTimersByTime(60_000);
  expect(upload.refusal).toBeUndefined();
});

test('an upload that grows too large is ended, whatever it said before', async () => {
  const upload = new UploadStream(1000);
  const source = new PassThrough();
  source.pipe(upload).resume();
  source.write(Buffer.alloc(1001));
  await expect(finished(upload)).rejects.toMatchObject({ statusCode: 413 });
  expect(upload.refusal?.code).toBe('TOO_LARGE');
});

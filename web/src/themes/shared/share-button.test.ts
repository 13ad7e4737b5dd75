import { afterEach, expect, test, vi } from 'vitest';
import { shareAddress } from './share-button';

const URL = 'https://site.test/blog/first';

afterEach(() => vi.unstubAllGlobals());

test('sharing uses the share sheet of the device where there is one', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { share });
  expect(await shareAddress('First', URL)).toBe('handed-over');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'First', url: URL });
});

test('a share sheet that was closed copies nothing', async () => {
  const writeText = vi.fn();
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  expect(await shareAddress('First', URL)).toBe('handed-over');
  expect(writeText).not.toHaveBeenCalled();
});

test('without a share sheet the address is copied', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareAddress('First', URL)).toBe('copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL);
});

test('a refused clipboard is reported, so that the screen can show the address', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn().mockRejectedValue(new Error('denied')) } });
  expect(await shareAddress('First', URL)).toBe('refused');
  vi.stubGlobal('navigator', {});
  expect(await shareAddress('First', URL)).toBe('refused');
});

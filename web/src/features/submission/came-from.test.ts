// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cameFrom } from './came-from';

const PAGE = 'https://amani.example/contact';

beforeEach(() => sessionStorage.clear());

test('keeps the first site of a visit on later pages, until a link has a name', () => {
  expect(cameFrom(PAGE, 'https://news.example.org/')).toBe('news.example.org');
  expect(cameFrom(PAGE, 'https://amani.example/')).toBe('news.example.org');
  expect(cameFrom(PAGE, 'https://pay.example.net/')).toBe('news.example.org');
  expect(cameFrom(`${PAGE}?from=whatsapp`, '')).toBe('whatsapp');
  expect(cameFrom(PAGE, '')).toBe('whatsapp');
});

test('knows only the page where the browser blocks storage', () => {
  const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  onTestFinished(() => read.mockRestore());
  expect(cameFrom(PAGE, '')).toBeNull();
  expect(cameFrom(`${PAGE}?from=instagram`, '')).toBe('instagram');
});

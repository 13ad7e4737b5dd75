// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isFileMissing, markMissingFiles } from './missing-files';

markMissingFiles();

/** The message of browsers, which Vite passes on. */
const SENTENCE = 'Failed to fetch dynamically imported module: http://site.test/assets/bio.js';

function failToLoad(): Error {
  const payload = new TypeError(SENTENCE);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

test('a file that could not be loaded is distinguished from a fault of the app', () => {
  expect(isFileMissing(failToLoad())).toBe(true);
  expect(isFileMissing(new TypeError('undefined is not a function'))).toBe(false);
});

test('with a connection the router knows a file of an earlier build by what the browser says', () => {
  expect(failToLoad().message).toBe(SENTENCE);
});

test('without a connection the router does not load the document again', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failToLoad().message).not.toMatch(/^Failed to fetch/);
});

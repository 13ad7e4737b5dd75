import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Its own second is short for a machine that installs packages meanwhile.
configure({ asyncUtilTimeout: 30_000 });

// The router scrolls to the top of a new page; jsdom cannot scroll.
window.scrollTo = () => {};

// Mantine asks for these when it renders; jsdom has none of them.
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// Files are read and shown in the browser; jsdom can do neither.
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
URL.createObjectURL = () => 'blob:file';
URL.revokeObjectURL = () => {};

let consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});

// A test that expects a logged error spies on console.error itself, or clears the calls it looked at.
afterEach(() => {
  cleanup();
  const logged = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  expect(logged, 'nothing may be logged as an error').toEqual([]);
});

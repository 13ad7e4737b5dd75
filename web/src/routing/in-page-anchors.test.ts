// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handleInPageAnchors } from './in-page-anchors';

beforeAll(() => handleInPageAnchors());

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
});

/** Returns whether the browser would follow the link itself. */
function press(href: string): boolean {
  document.body.innerHTML = `<a href="${href}">Link</a><p id="note-1">One</p><p id="fußnote">Two</p>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  return document.querySelector('a')?.dispatchEvent(event) ?? true;
}

test('an anchor of the page is scrolled to, and the address stays', () => {
  expect(press('#note-1')).toBe(false);
  expect(scrolled).toHaveBeenLastCalledWith('note-1');
  expect(press('#fu%C3%9Fnote')).toBe(false);
  expect(scrolled).toHaveBeenLastCalledWith('fußnote');
});

test('an anchor that leads nowhere leaves the address as it is', () => {
  expect(press('#nowhere')).toBe(false);
  expect(press('#%')).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a route is left to the router', () => {
  expect(press('#/blog')).toBe(true);
});

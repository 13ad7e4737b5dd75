import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { SessionCheck } from './session-check';

const isHidden = () => document.documentElement.hasAttribute('data-unconfirmed');
let visibility: DocumentVisibilityState = 'visible';
const become = (next: DocumentVisibilityState) => {
  visibility = next;
  fireEvent(document, new Event('visibilitychange'));
};
const restore = () => {
  const event = new Event('pageshow');
  Object.assign(event, { persisted: true });
  fireEvent(window, event);
};

let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async () => answer());
  session.open('a token', 'amani');
  await renderScreen(
    <>
      <input aria-label="Title" />
      <SessionCheck />
    </>,
  );
});

afterEach(() => vi.unstubAllGlobals());

test('a page from the cache of the browser is hidden until the session is confirmed', async () => {
  let confirm: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      confirm = resolve;
    });
  fireEvent(window, new Event('pagehide'));
  restore();
  expect(isHidden()).toBe(true);

  await act(async () => confirm(Response.json({})));

  await waitFor(() => expect(isHidden()).toBe(false));
});

test('a tab that is looked at again has its focus back', async () => {
  answer = () => Response.json({});
  screen.getByLabelText('Title').focus();
  become('hidden');
  expect(isHidden()).toBe(true);
  screen.getByLabelText('Title').blur();

  become('visible');

  await waitFor(() => expect(isHidden()).toBe(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

test('after signing out elsewhere the page stays hidden', async () => {
  answer = () => new Response('{}', { status: 401 });

  restore();

  await waitFor(() => expect(session.state()).toBe('none'));
  expect(isHidden()).toBe(true);
});

test('without a connection the page stays hidden, says so, and can be checked again', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  restore();
  expect(await screen.findByText(/^The site cannot be reached/)).toBeDefined();
  expect(isHidden()).toBe(true);

  answer = () => Response.json({});
  fireEvent.click(screen.getByText('Check again'));

  await waitFor(() => expect(isHidden()).toBe(false));
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { Dashboard } from './dashboard';

// The tabs scroll to the open one; jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

const rows = (total: number) => ({ pageInfo: { total } });

test('a page that the owner does not use has no tab', async () => {
  session.open('a token', 'amani');
  const settings = { enableBlog: false, enableVolunteers: true, menu: [{ page: 'events', show: 'never' }] };
  const counts = { blog: rows(0), events: rows(3), projects: rows(0), volunteer: rows(0) };
  vi.stubGlobal('fetch', async () => Response.json({ data: { settings, ...counts, found: rows(0) } }));
  await renderScreen(<Dashboard search={{ tab: 'content' }} setSearch={() => undefined} />);
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Blog' })).toBeNull());
  expect(screen.getByRole('tab', { name: 'Events' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Volunteers' })).toBeDefined();
});

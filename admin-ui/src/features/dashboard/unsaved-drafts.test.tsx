import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { UnsavedDrafts } from './reminders';

const draft = { name: 'events/e1', path: '/events?form=e1', keptAt: '2026-11-22T10:00:00.000Z' };
const keptDrafts = [
  { ...draft, title: 'Gala', isInBin: false },
  {
    ...draft,
    name: 'redirects/endeleza/new',
    path: '/pages?tab=redirects',
    title: '/endeleza',
    isInBin: false,
  },
  { ...draft, name: 'events/e2', title: 'Ball', isInBin: true },
];

beforeEach(() => {
  session.open('a token', 'amani');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ data: { keptDrafts } })),
  );
});

test('an unsaved draft links to its form, or to the bin if its item is there', async () => {
  await renderScreen(<UnsavedDrafts />);
  const begun = await screen.findByRole('link', { name: /^You have unsaved changes in “Gala”/ });
  expect(begun.getAttribute('href')).toBe('/admin/events?form=e1');
  const deleted = screen.getByRole('link', {
    name: /^You have unsaved changes in “Ball”.*Restore it to continue\.$/,
  });
  expect(deleted.getAttribute('href')).toBe('/admin/activity/bin');
});

test('a draft of a new item names what it would become', async () => {
  await renderScreen(<UnsavedDrafts />);
  await screen.findByRole('link', { name: /^You have an unsaved new redirect, “\/endeleza”, from / });
});

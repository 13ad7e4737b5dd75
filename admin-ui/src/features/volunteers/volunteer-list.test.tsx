import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { type Volunteer, volunteerSearch } from './volunteer';
import { VolunteerList } from './volunteer-list';

const volunteer = (documentId: string) =>
  ({
    documentId,
    name: documentId,
    email: `${documentId}@example.com`,
    status: 'pending',
    project: null,
    createdAt: '2026-11-20T10:00:00Z',
  }) as Volunteer;

const page = { items: [volunteer('amina'), volunteer('brian')], total: 2, pageCount: 1, all: 2 };
const selectAll = () => screen.getByRole('checkbox', { name: 'Select all on this page' });

const open = () =>
  renderScreen(
    <VolunteerList
      page={page}
      search={volunteerSearch.parse({})}
      setSearch={() => undefined}
      onOpen={() => undefined}
    />,
  );

test('on a phone "Select all" is only above the cards, and ticks them', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: query === '(max-width: 48em)',
  }));
  await open();

  expect(within(screen.getByRole('table')).queryByRole('checkbox', { name: /^Select all/ })).toBeNull();
  fireEvent.click(selectAll());

  expect(screen.getByRole('region', { name: '2 selected' })).toBeDefined();
});

test('on a wide screen "Select all" is only in the head of the table', async () => {
  await open();

  expect(screen.getByRole('table').contains(selectAll())).toBe(true);
});

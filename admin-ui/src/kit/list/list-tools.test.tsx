import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { Filter, ListTools } from './list-tools';

const wording = { search: 'Search things', sorts: { 'name:asc': 'Name, A to Z' } };

const searching = { search: { q: '', page: 1, sort: 'name:asc' as const }, setSearch: () => undefined };

const show = (narrowing?: ReactNode) =>
  renderScreen(
    <ListTools wording={wording} {...searching} actions={<button type="button">Add</button>}>
      {narrowing}
    </ListTools>,
  );

test('one button shows and hides the order and the filters', async () => {
  await show(<Filter by="q" label="Status" all="All" choices={{ a: 'A' }} {...searching} />);
  const button = screen.getByRole('button', { name: 'Filter and sort' });
  const folded = document.getElementById(button.getAttribute('aria-controls') ?? '');

  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(folded?.hasAttribute('data-folded')).toBe(true);
  expect(folded?.contains(screen.getByLabelText('Sort by'))).toBe(true);
  expect(folded?.contains(screen.getByLabelText('Status'))).toBe(true);
  expect(folded?.contains(screen.getByRole('button', { name: 'Add' }))).toBe(false);

  fireEvent.click(button);

  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(folded?.hasAttribute('data-folded')).toBe(false);
});

test('an order without filters is always shown', async () => {
  await show();

  expect(screen.queryByRole('button', { name: 'Filter and sort' })).toBeNull();
  expect(screen.getByLabelText('Sort by').closest('[data-folded]')).toBeNull();
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { AwayDialog } from './away-dialog';
import { NEW_AWAY } from './booking';

test('the last day away follows the first until it is set', async () => {
  localStorage.clear();
  session.open('a token', 'amani');
  await renderScreen(
    <AwayDialog
      search={{ q: '', page: 1, tab: 'month', sort: 'firstDay:asc', away: NEW_AWAY }}
      setSearch={() => undefined}
    />,
  );
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  await screen.findByLabelText(/^First day/);
  fireEvent.change(field(/^First day/), { target: { value: '2026-12-20' } });
  expect(field(/^Last day/).value).toBe('2026-12-20');
});

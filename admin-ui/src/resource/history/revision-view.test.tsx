import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import RevisionView from './revision-view';

const title = { name: 'title', kind: 'words', before: 'Gala', after: 'Ball', now: 'Dance' };
let sides: ('BEFORE' | 'AFTER')[];
let restored: unknown;

beforeEach(() => {
  session.open('a token', 'amani');
  sides = ['BEFORE', 'AFTER'];
  restored = undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      const revision = { id: 7, exists: true, drafts: false, sides, fields: [title] };
      if (!query.includes('mutation')) return Response.json({ data: { revision } });
      restored = variables;
      return Response.json({ data: { restored: { documentId: 'e1', leftOut: [] } } });
    }),
  );
});

const show = async () => {
  const onRestored = vi.fn(async () => undefined);
  const restoring = { revision: 3, hasUnsaved: false, onRestored };
  await renderScreen(<RevisionView id={7} labels={{}} restoring={restoring} />);
  await screen.findAllByRole('button', { name: /^Restore/ });
  return onRestored;
};

test.each([
  ['Restore this version', 'AFTER'],
  ['Restore the version before this', 'BEFORE'],
])('“%s” restores one side of the change', async (name, side) => {
  const onRestored = await show();
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect(restored).toEqual({ id: 7, side, revision: 3 });
});

test.each([
  ['a creation has nothing before it', 'AFTER', 'Restore this version'],
  ['a deletion has nothing after it', 'BEFORE', 'Restore the version before this'],
] as const)('%s to restore', async (_, side, only) => {
  sides = [side];
  await show();
  const buttons = screen.getAllByRole('button', { name: /^Restore/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([only]);
});

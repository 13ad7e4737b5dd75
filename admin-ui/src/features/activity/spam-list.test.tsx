import { notifications } from '@mantine/notifications';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { SpamList } from './spam-list';

const entry = {
  id: 7,
  caughtAt: '2026-11-22T10:00:00.000Z',
  endsAt: '2026-12-22T10:00:00.000Z',
  contentType: 'api::message.message',
  title: 'A shoot in March',
  sender: 'Njeri, njeri@example.com',
  text: 'Are you free?',
};
const long = { ...entry, id: 8, title: 'A letter', sender: 'Otieno', text: 'word '.repeat(100) };
let mutations: { query: string; variables: object }[];

beforeEach(async () => {
  session.open('a token', 'amani');
  notifications.clean();
  mutations = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      if (query.startsWith('mutation')) mutations.push({ query, variables });
      if (query.includes('releaseSuspectedSpam'))
        return Response.json({ data: { released: { documentId: 'm1' } } });
      if (query.includes('deleteForGood')) return Response.json({ data: { deleteForGood: true } });
      return Response.json({ data: { suspectedSpam: { total: 2, entries: [entry, long] } } });
    }),
  );
  await renderScreen(<SpamList search={{ q: '', page: 1 }} setSearch={() => undefined} />);
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('shows who sent a suspected form and what they wrote', async () => {
  expect(await screen.findByText(/by Njeri, njeri@example.com/)).toBeDefined();
  expect(screen.getByText('Are you free?')).toBeDefined();
});

test('shows all of a long text when asked', async () => {
  await press('Show all of A letter');
  expect(await screen.findByRole('button', { name: 'Show less of A letter', expanded: true })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show all of A shoot in March' })).toBeNull();
});

test('releases a form that is not spam', async () => {
  await press('Not spam: A shoot in March');
  expect(await screen.findByText('Moved to where it belongs')).toBeDefined();
  expect(mutations).toMatchObject([{ variables: { id: 7 } }]);
});

test('deletes a form after asking', async () => {
  await press('Delete A shoot in March permanently');
  expect(mutations).toEqual([]);
  await press('Delete permanently');
  expect(await screen.findByText('Deleted permanently')).toBeDefined();
  expect(mutations).toMatchObject([{ variables: { id: 7 } }]);
});

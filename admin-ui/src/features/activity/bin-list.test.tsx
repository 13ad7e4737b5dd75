import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hasLocalDrafts, saveLocalDraft } from '../../kit/drafts/local-draft';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { BinList } from './bin-list';

const entry = {
  id: 7,
  deletedAt: '2026-11-22T10:00:00.000Z',
  endsAt: '2026-12-22T10:00:00.000Z',
  contentType: 'api::booking.booking',
  documentId: 'b1',
  title: 'Njeri',
  actor: 'owner',
  actorName: 'amani',
  source: 'GraphQL',
};
let note: string | null;

beforeEach(() => {
  session.open('a token', 'amani');
  localStorage.clear();
  notifications.clean();
  note = null;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query } = JSON.parse(body);
      if (query.includes('restoreFromBin'))
        return Response.json({ data: { back: { documentId: 'b1', leftOut: [], note } } });
      if (query.includes('deleteForGood')) return Response.json({ data: { deleteForGood: true } });
      return Response.json({ data: { bin: { total: 1, entries: [entry] } } });
    }),
  );
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const show = () => renderScreen(<BinList search={{ q: '', page: 1 }} setSearch={() => undefined} />);

test.each([
  ['an item with everything it used is restored', null, 'Item restored'],
  ['what is not is told as the CMS says it', 'Restored as an enquiry.', 'Restored as an enquiry.'],
])('%s', async (_, said, sentence) => {
  note = said;
  await show();
  await press('Restore Njeri');
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('deleting an item permanently also deletes its unsaved changes', async () => {
  saveLocalDraft('bookings/b1', { values: {}, revision: 1, keptAt: entry.deletedAt, elsewhere: 0 });
  await show();
  await press('Delete Njeri permanently');
  await press('Delete permanently');
  await waitFor(() => expect(hasLocalDrafts()).toBe(false));
});

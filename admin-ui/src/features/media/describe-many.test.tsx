import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hasLocalDrafts } from '../../kit/drafts/local-draft';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { DescribeMany, useDescriptions } from './describe-many';
import type { MediaEntry } from './media-entry';

const entry = (documentId: string, revision = 1) =>
  ({ documentId, revision, name: `${documentId}.png`, alternativeText: '', file: null }) as MediaEntry;

function Screen({ items }: { items: MediaEntry[] }) {
  const descriptions = useDescriptions();
  return <DescribeMany page={{ items, pageCount: 1, total: items.length }} descriptions={descriptions} />;
}

/** Requests to the CMS: 'silk 1 Teal silk' */
let sent: string[];
let refused: string[];

const open = (items = [entry('silk'), entry('wool')]) => renderScreen(<Screen items={items} />);
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(`Description of ${name}.png`);
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  session.open('a token', 'amani');
  sent = [];
  refused = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { files } = JSON.parse(body).variables as {
        files: { documentId: string; revision: number; alternativeText: string }[];
      };
      sent.push(...files.map((file) => `${file.documentId} ${file.revision} ${file.alternativeText}`));
      const described = files.map(({ documentId, revision }) => ({
        documentId,
        revision: revision + 1,
        problem: refused.includes(documentId) ? 'It was changed somewhere else.' : null,
      }));
      return Response.json({ data: { described } });
    }),
  );
});

test('descriptions are restored after leaving the page, with the revision they were typed on', async () => {
  const first = await open();
  type('silk', 'Teal silk');
  first.unmount();

  await open([entry('silk', 2), entry('wool')]);

  expect(field('silk').value).toBe('Teal silk');
  fireEvent.click(screen.getByRole('button', { name: 'Save all (1)' }));
  await waitFor(() => expect(sent).toEqual(['silk 1 Teal silk']));
});

test('keeps only the refused ones of the sent descriptions', async () => {
  refused = ['wool'];
  const first = await open();
  type('silk', 'Teal silk');
  type('wool', 'Grey wool');
  fireEvent.click(screen.getByRole('button', { name: 'Save all (2)' }));
  await screen.findByRole('button', { name: 'Save all (1)' });
  first.unmount();

  await open();

  expect(field('silk').value).toBe('');
  expect(field('wool').value).toBe('Grey wool');
});

test('leaving during the save keeps no draft of stored descriptions', async () => {
  const first = await open();
  type('silk', 'Teal silk');
  expect(hasLocalDrafts()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save all (1)' }));
  first.unmount();

  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(hasLocalDrafts()).toBe(false));
});

test('restored descriptions are marked as unsaved and can be discarded', async () => {
  const first = await open();
  type('silk', 'Teal silk');
  expect(screen.queryByText(/Your unsaved changes/)).toBeNull();
  first.unmount();
  const second = await open();
  expect(screen.getByText(/Your unsaved changes from .+ were restored/)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));

  expect(field('silk').value).toBe('');
  expect(screen.queryByText(/Your unsaved changes/)).toBeNull();
  second.unmount();
  await open();
  expect(field('silk').value).toBe('');
});

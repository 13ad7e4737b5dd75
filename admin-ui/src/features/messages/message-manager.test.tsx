import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { type MessageSearch, messageSearch } from './message';
import { MessageManager } from './message-manager';

// The row of tabs scrolls to the open one; jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

const message = (documentId: string, isArchived = false) => ({
  documentId,
  revision: 1,
  senderName: `Sender ${documentId}`,
  senderEmail: `${documentId}@example.com`,
  subject: `Subject ${documentId}`,
  message: 'Hello',
  isRead: true,
  isArchived,
  createdAt: '2026-11-20T09:00:00.000Z',
});
type Stored = ReturnType<typeof message>;

interface Asked {
  filters: { isArchived: { eq: boolean } };
  page: number;
  documentId: string;
  data: Partial<Stored>;
}

const sent = vi.fn();

/** Fakes a CMS with these messages in their tabs, `pageSize` per page. */
function has(stored: Stored[], pageSize = 20) {
  const byId = (id: string) => stored.find(({ documentId }) => documentId === id);
  const answerTo = (query: string, { filters, page, documentId, data }: Asked) => {
    if (query.startsWith('query KeptViews')) return { keptViews: [] };
    if (query.startsWith('query UnreadMessages')) return { messages_connection: { pageInfo: { total: 0 } } };
    if (query.startsWith('query OneMessage')) return { found: byId(documentId) };
    if (query.startsWith('mutation UpdateMessage')) {
      sent(documentId, data);
      return { saved: Object.assign(byId(documentId) ?? {}, data) };
    }
    const found = stored.filter(({ isArchived }) => isArchived === filters.isArchived.eq);
    const nodes = found.slice((page - 1) * pageSize, page * pageSize);
    const pageInfo = { total: found.length, pageCount: Math.ceil(found.length / pageSize) };
    return { found: { nodes, pageInfo } };
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      return Response.json({ data: answerTo(query, variables ?? {}) });
    }),
  );
}

function Screen({ opened }: { opened: string }) {
  const [search, setSearch] = useState<MessageSearch>(messageSearch.parse({ message: opened }));
  return (
    <MessageManager
      search={search}
      setSearch={(changes) => setSearch((before) => ({ ...before, ...changes }))}
    />
  );
}

const open = (opened: string) => renderScreen(<Screen opened={opened} />);
const heading = (subject: string) => screen.findByRole('heading', { name: subject });

beforeEach(() => {
  session.open('a token', 'amani');
  sent.mockClear();
});

test('an archived message left open over the inbox by Back can be moved to the inbox', async () => {
  has([message('a', true), message('b')]);
  await open('a');

  fireEvent.click(await screen.findByRole('button', { name: 'Move to inbox' }));

  await waitFor(() => expect(sent).toHaveBeenCalledWith('a', { isArchived: false, revision: 1 }));
});

test.each([
  ['the next one that stays', 'b', ['b', 'c'], 'd'],
  ['the one before, when no later one stays', 'c', ['c', 'd'], 'b'],
])('archiving several messages closes the open one and focuses %s', async (_which, opened, ticked, then) => {
  has(['a', 'b', 'c', 'd'].map((id) => message(id)));
  await open(opened);
  await heading(`Subject ${opened}`);
  for (const id of ticked)
    fireEvent.click(await screen.findByLabelText(`Select the message from Sender ${id}`));

  const bar = await screen.findByRole('region', { name: /selected/ });
  fireEvent.click(within(bar).getByRole('button', { name: 'Archive' }));

  expect(await screen.findByText('Select a message')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: new RegExp(`Subject ${then}`) })),
  );
});

test('archiving the open message neither opens nor reads the next one', async () => {
  has(['a', 'b'].map((id) => ({ ...message(id), isRead: id === 'a' })));
  await open('a');
  await heading('Subject a');
  await screen.findByLabelText('Select the message from Sender b');

  const pane = screen.getByRole('region', { name: 'Message' });
  fireEvent.click(within(pane).getByRole('button', { name: 'Archive' }));

  expect(await screen.findByText('Select a message')).toBeDefined();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('a', { isArchived: true, revision: 1 }));
  expect(sent).not.toHaveBeenCalledWith('b', expect.anything());
});

test('a message is archived only after the response to its previous change', async () => {
  has([{ ...message('a'), isRead: false }]);
  const answer = fetch;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
    if (init.body.includes('"isRead":true')) await held;
    return answer(address, init);
  });
  await open('a');
  await heading('Subject a');
  const pane = screen.getByRole('region', { name: 'Message' });
  fireEvent.click(within(pane).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Select a message')).toBeDefined();

  release();

  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls.map(([, change]) => Object.keys(change)[0])).toEqual(['isRead', 'isArchived']);
});

const press = (key: string) => fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });

test('J opens the next message and K the previous one, even across pages', async () => {
  has(
    ['a', 'b', 'c'].map((id) => message(id)),
    2,
  );
  await open('a');
  await heading('Subject a');
  // The position in the list is known once the list is loaded.
  await screen.findByLabelText('Select the message from Sender a');

  press('j');
  await heading('Subject b');
  press('j');
  await heading('Subject c');
  press('k');
  expect(await heading('Subject b')).toBeDefined();
});

test('the keys do nothing behind an open question', async () => {
  has(['a', 'b'].map((id) => message(id)));
  await open('a');
  await heading('Subject a');
  await screen.findByLabelText('Select the message from Sender a');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog');

  press('e');
  press('j');

  expect(screen.getByText('Subject a', { selector: 'h2' })).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
});

test('back in the list, the row of the closed message has the focus', async () => {
  has(['a', 'b'].map((id) => message(id)));
  await open('b');
  await heading('Subject b');
  await screen.findByLabelText('Select the message from Sender b');

  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));

  const row = screen.getByRole('button', { name: /Subject b/ });
  await waitFor(() => expect(document.activeElement).toBe(row));
});

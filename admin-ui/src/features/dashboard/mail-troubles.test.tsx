import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { MailTroubles, NothingTells } from './mail-troubles';

const waiting = {
  id: 7,
  kind: 'message-receipt',
  recipient: 'amina@example.com',
  problem: '452 mailbox is full',
  nextTryAt: '2026-11-22T10:00:00.000Z',
};

let troubles: { total: number; mails: (typeof waiting)[] };

beforeEach(() => {
  session.open('a token', 'amani');
  troubles = { total: 1, mails: [waiting] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      if (JSON.parse(body).query.includes('sendMailAgain')) {
        troubles = { total: 0, mails: [] };
        return Response.json({ data: { sendMailAgain: 1 } });
      }
      return Response.json({ data: { mailTroubles: troubles } });
    }),
  );
});

test('unsent mail is shown with its reason until it is sent', async () => {
  await renderScreen(<MailTroubles />);
  expect(await screen.findByText('1 email could not be sent')).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^Message confirmation, to amina@example\.com: 452 mailbox is full \(next attempt /,
  );
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('1 email could not be sent')).toBeNull());
});

test.each([
  [false, [], true],
  [true, [], false],
  [false, [{ id: '1', name: 'Chrome', addedAt: '2026-11-22T10:00:00.000Z', isThisOne: false }], false],
])(
  'with mail set up: %s, and devices %o, the warning that nothing tells is shown: %s',
  async (sendsMail, devices, isShown) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (address: string) =>
        Response.json(
          address.includes('/api/site-state')
            ? { siteTitle: 'Amani', sendsMail, place: {} }
            : { data: { push: { key: 'a key', devices } } },
        ),
      ),
    );
    const { queryClient } = await renderScreen(<NothingTells />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryAllByText(/^Nothing tells you about enquiries yet/)).toHaveLength(isShown ? 1 : 0);
  },
);

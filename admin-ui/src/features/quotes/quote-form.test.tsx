import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { draftRow as row } from '../../testing/quote-row';
import { renderScreen } from '../../testing/render-screen';
import type { QuoteRow } from './quote';
import { toQuote } from './quote';
import { QuoteForm } from './quote-form';
import { wording } from './wording';

/** The draft as the CMS stores it. */
let stored: QuoteRow;
/** Amounts that were sent to the client. */
let sent: (number | null | undefined)[];

const overtaken = {
  message: 'Somebody was faster',
  extensions: {
    code: 'STRAPI_CONFLICT_ERROR',
    error: { name: 'ConflictError', message: 'Somebody was faster', details: { current: { revision: 5 } } },
  },
};

interface Asked {
  query: string;
  variables: { amounts: number[]; discount: number; data: { revision: number } };
}

function answer({ query, variables }: Asked) {
  if (query.includes('quoteSums')) {
    const { amounts, discount } = variables;
    const total = amounts.reduce((sum, amount) => sum + amount, 0) - discount;
    return { data: { sums: { vat: 0, total } } };
  }
  if (query.includes('updateQuote')) {
    const { revision, ...data } = variables.data;
    if (revision !== stored.revision) return { data: null, errors: [overtaken] };
    stored = { ...stored, ...data, revision: revision + 1 };
    return { data: { saved: stored } };
  }
  if (query.includes('sendQuote')) {
    sent.push(stored.lines?.[0]?.amount);
    const quote = { ...stored, number: 'Q-2026-0001', state: 'sent' };
    return { data: { sent: { mailed: true, text: '', whatsapp: null, quote } } };
  }
  return { data: { found: stored } };
}

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  session.open('a token', 'amani');
  stored = row;
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      return Response.json(answer(JSON.parse(body)));
    }),
  );
});

const open = async () => {
  const onSent = vi.fn();
  const rendered = await renderScreen(
    <QuoteForm quote={toQuote(row)} latest={undefined} onSent={onSent} onDiscard={() => undefined} />,
  );
  return { ...rendered, onSent };
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('saves the form before sending the quote', async () => {
  const { onSent } = await open();
  type(/^KES/, '2000');
  press(wording.send);
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent).toEqual([2000]);
});

test('a quote that someone else saved in the meantime is not sent, and both versions are shown', async () => {
  await open();
  stored = { ...row, revision: 5, lines: [{ label: 'Runway', amount: 9000 }] };
  type(/^KES/, '2000');
  press(wording.send);
  await screen.findByRole('button', { name: 'Keep my version' });
  expect(sent).toEqual([]);
});

test('a restored draft is saved before it is sent, even after another field was changed and changed back', async () => {
  const first = await open();
  type(/^KES/, '2000');
  first.unmount();
  const { onSent } = await open();
  type(/^Terms/, 'x');
  type(/^Terms/, '');
  press(wording.send);
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent).toEqual([2000]);
});

test('the total follows every change of an amount and of the discount', async () => {
  await open();
  await screen.findByText('Total KES 1,000');
  type(/^KES/, '2000');
  await screen.findByText('Total KES 2,000');
  type(/^KES/, '3000');
  await screen.findByText('Total KES 3,000');
  type(/^Discount in KES/, '100');
  await screen.findByText('Total KES 2,900');
  type(/^Discount in KES/, '200');
  await screen.findByText('Total KES 2,800');
});

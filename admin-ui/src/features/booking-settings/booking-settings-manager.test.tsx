import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { BookingSettingsManager } from './booking-settings-manager';
import { wording } from './wording';

const SECOND_DEPOSIT = 'A quote has one deposit. Enter a percentage or an amount.';

const row = {
  documentId: 's1',
  revision: 2,
  validDays: 14,
  vatPercent: null,
  terms: null,
  paymentWays: [{ name: 'M-Pesa till', number: '123456', details: null }],
  depositPercent: 50,
  depositSum: null,
  depositDays: 3,
  balanceDays: 14,
  remindsClients: true,
  answers: [],
};

const refusal = {
  name: 'ValidationError',
  message: SECOND_DEPOSIT,
  details: { errors: [{ path: ['depositSum'], message: SECOND_DEPOSIT }] },
};

const saved = vi.fn();

beforeEach(() => {
  localStorage.clear();
  session.open('a token', 'amani');
  saved.mockClear();
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    if (query.includes('calendarFeed')) return Response.json({ data: { calendarFeed: null } });
    if (!query.includes('updateBookingPapers')) return Response.json({ data: { found: row } });
    saved(variables.data);
    const { depositPercent, depositSum } = variables.data;
    if (!depositPercent || !depositSum)
      return Response.json({ data: { saved: { ...row, ...variables.data } } });
    const extensions = { code: 'BAD_USER_INPUT', error: refusal };
    return Response.json({ data: null, errors: [{ message: SECOND_DEPOSIT, extensions }] });
  });
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: wording.save }));

test('a way to pay and the days for the balance are saved', async () => {
  await renderScreen(<BookingSettingsManager />);
  await screen.findByLabelText('Deposit (%)');
  fireEvent.click(screen.getByRole('button', { name: wording.ways.add }));
  const [, name] = screen.getAllByLabelText(/^Name/);
  const [, number] = screen.getAllByLabelText(/^Number/);
  fireEvent.change(name as Element, { target: { value: 'Bank account' } });
  fireEvent.change(number as Element, { target: { value: '0100200300' } });
  type('Balance due (days) *', '7');
  save();
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    paymentWays: [row.paymentWays[0], { name: 'Bank account', number: '0100200300', details: null }],
    depositPercent: 50,
    balanceDays: 7,
    remindsClients: true,
  });
});

test('a second deposit is refused at its field', async () => {
  await renderScreen(<BookingSettingsManager />);
  await screen.findByLabelText('Deposit (%)');
  type('Deposit in KES', '5000');
  save();
  const field = screen.getByLabelText('Deposit in KES');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(SECOND_DEPOSIT).length).toBeGreaterThan(0);
});

test('a deposit above 100 % is not sent', async () => {
  await renderScreen(<BookingSettingsManager />);
  await screen.findByLabelText('Deposit (%)');
  type('Deposit (%)', '101');
  save();
  const field = screen.getByLabelText('Deposit (%)');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(saved).not.toHaveBeenCalled();
});

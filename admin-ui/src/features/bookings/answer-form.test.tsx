import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { strapi } from '../../strapi/client';
import { Unavailable } from '../../strapi/errors';
import { renderScreen } from '../../testing/render-screen';
import { AnswerForm } from './answer-form';

const showAnswer = (text: string) =>
  renderScreen(
    <AnswerForm
      draft="booking-answers/b1/Thanks"
      documentId="b1"
      written={{ subject: 'Your booking', text, whatsapp: null }}
      byMail
    />,
  );

const textField = () => screen.findByLabelText<HTMLTextAreaElement>('Text');
const notice = () => screen.queryByText(/The booking has changed since you wrote this/);

test('an edited answer shows a warning if its booking has changed since', async () => {
  localStorage.clear();
  const { unmount } = await showAnswer('Confirmed for 8 December.');
  fireEvent.change(await textField(), { target: { value: 'Dear Jane, confirmed for 8 December.' } });
  expect(notice()).toBeNull();
  unmount();

  await showAnswer('Confirmed for 9 December.');
  expect((await textField()).value).toBe('Dear Jane, confirmed for 8 December.');
  expect(notice()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reset to template' }));
  expect((await textField()).value).toBe('Confirmed for 9 December.');
  expect(notice()).toBeNull();
});

test('an edited answer of an unchanged booking is restored without a warning', async () => {
  localStorage.clear();
  const { unmount } = await showAnswer('Confirmed for 8 December.');
  fireEvent.change(await textField(), { target: { value: 'Dear Jane' } });
  unmount();

  await showAnswer('Confirmed for 8 December.');
  expect((await textField()).value).toBe('Dear Jane');
  expect(notice()).toBeNull();
});

test('an answer sent again after a lost response keeps its key, and another answer gets its own', async () => {
  localStorage.clear();
  await showAnswer('Confirmed for 8 December.');
  const keys: (string | undefined)[] = [];
  const lost = vi.spyOn(strapi, 'request').mockImplementation(async ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    throw new Unavailable('No answer');
  });
  const send = async () => {
    const before = keys.length;
    fireEvent.click(await screen.findByRole('button', { name: 'Send by email' }));
    await waitFor(() => expect(keys.length).toBe(before + 1));
  };
  await send();
  await send();
  fireEvent.change(await textField(), { target: { value: 'Dear Jane' } });
  await send();
  await send();
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
  expect([keys[1], keys[3]]).toEqual([keys[0], keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
  lost.mockRestore();
});

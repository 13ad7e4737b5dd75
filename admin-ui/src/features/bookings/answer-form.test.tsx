import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('an answer that was changed before its booking moved on says so', async () => {
  localStorage.clear();
  const { unmount } = await showAnswer('Confirmed for 8 December.');
  fireEvent.change(await textField(), { target: { value: 'Dear Jane, confirmed for 8 December.' } });
  expect(notice()).toBeNull();
  unmount();

  await showAnswer('Confirmed for 9 December.');
  expect((await textField()).value).toBe('Dear Jane, confirmed for 8 December.');
  expect(notice()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'As it was prepared' }));
  expect((await textField()).value).toBe('Confirmed for 9 December.');
  expect(notice()).toBeNull();
});

test('an answer of a booking that is as it was comes back without a word', async () => {
  localStorage.clear();
  const { unmount } = await showAnswer('Confirmed for 8 December.');
  fireEvent.change(await textField(), { target: { value: 'Dear Jane' } });
  unmount();

  await showAnswer('Confirmed for 8 December.');
  expect((await textField()).value).toBe('Dear Jane');
  expect(notice()).toBeNull();
});

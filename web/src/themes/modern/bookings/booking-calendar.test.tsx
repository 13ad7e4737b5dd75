// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BookingCalendar } from './booking-calendar';

const TODAY = '2026-11-23';

function open(month: string) {
  const turnTo = vi.fn();
  render(
    <BookingCalendar
      month={month}
      turnTo={turnTo}
      chosen={{ firstDay: '', lastDay: '' }}
      choose={vi.fn()}
      today={TODAY}
      states={{}}
      hint={undefined}
      failed={false}
      tryAgain={vi.fn()}
    />,
  );
  return turnTo;
}

const turn = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each([
  { end: 'Previous month', other: 'Next month', month: '2026-11', to: '2026-12' },
  { end: 'Next month', other: 'Previous month', month: '2028-11', to: '2028-10' },
])('at its end $end can have the focus, and turns and posts nothing', ({ end, other, month, to }) => {
  const turnTo = open(month);
  const button = turn(end);
  expect([button.disabled, button.getAttribute('aria-disabled'), button.type]).toEqual([
    false,
    'true',
    'button',
  ]);
  fireEvent.click(button);
  expect(turnTo).not.toHaveBeenCalled();
  fireEvent.click(turn(other));
  expect(turnTo).toHaveBeenCalledExactlyOnceWith(to);
});

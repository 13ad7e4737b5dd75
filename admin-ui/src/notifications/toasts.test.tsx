import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { offerUndo } from './toasts';

beforeEach(() => {
  notifications.clean();
});

afterEach(() => {
  vi.useRealTimers();
});

test('an offer lasts its full time, whatever toasts follow', async () => {
  await renderScreen(null);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onOver = vi.fn();
  const offer = (sentence: string) => offerUndo({ sentence, forMs: 10_000, undo: () => undefined, onOver });

  act(() => ['First', 'Second', 'Third', 'Fourth'].forEach(offer));

  await screen.findByText('Fourth');
  expect(screen.getByText('First')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(onOver).not.toHaveBeenCalled();

  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(onOver).toHaveBeenCalledTimes(4);
});

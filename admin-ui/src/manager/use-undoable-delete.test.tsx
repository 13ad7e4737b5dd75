import { notifications } from '@mantine/notifications';
import { mutationOptions } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { useUndoableDelete } from './use-undoable-delete';

/** Longer than the offer to take a delete back stands. */
const OFFER_IS_OVER_MS = 10_000;

function Harness({ send }: { send: (id: string) => Promise<void> }) {
  const { hidden, remove } = useUndoableDelete(
    mutationOptions({ mutationFn: send, meta: { failed: 'Failed to delete thing' } }),
  );
  return (
    <>
      {['a', 'b'].map((id) => !hidden.has(id) && <p key={id}>{`Row ${id}`}</p>)}
      <button type="button" onClick={() => remove(['a'], 'Thing deleted successfully')}>
        Remove
      </button>
    </>
  );
}

async function removeRow(send: (id: string) => Promise<void>) {
  await renderScreen(<Harness send={send} />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Thing deleted successfully');
}

beforeEach(() => {
  notifications.clean();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a delete can be taken back for a few seconds', () => {
  test('the row is hidden at once and sent when the offer ends', async () => {
    const send = vi.fn(async () => undefined);
    await removeRow(send);
    expect(screen.queryByText('Row a')).toBeNull();
    expect(screen.getByText('Row b')).toBeDefined();
    expect(send).not.toHaveBeenCalled();

    await act(() => vi.advanceTimersByTimeAsync(OFFER_IS_OVER_MS));

    expect(send).toHaveBeenCalledTimes(1);
  });

  test('Undo shows the row again and nothing is sent', async () => {
    const send = vi.fn(async () => undefined);
    await removeRow(send);

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await act(() => vi.advanceTimersByTimeAsync(OFFER_IS_OVER_MS));

    expect(screen.getByText('Row a')).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  test('a delete that fails says so and shows the row again', async () => {
    await removeRow(() => Promise.reject(new Error('no')));

    await act(() => vi.advanceTimersByTimeAsync(OFFER_IS_OVER_MS));

    await waitFor(() => expect(screen.getByText('Failed to delete thing')).toBeDefined());
    expect(screen.getByText('Row a')).toBeDefined();
  });
});

import { notifications } from '@mantine/notifications';
import { mutationOptions, QueryObserver } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { undoLast } from '../../notifications/toasts';
import { renderScreen } from '../../testing/render-screen';
import { useUndoableDelete } from './use-undoable-delete';

/** Longer than the Undo offer lasts. */
const OFFER_IS_OVER_MS = 6_000;

const ROWS = ['Silk', 'Linen'];

interface Row {
  documentId: string;
  name: string;
}

function Harness({ id, send }: { id: string; send: (id: string) => Promise<void> }) {
  const { hidden, remove } = useUndoableDelete({
    deletion: mutationOptions({
      mutationKey: ['rows', 'delete'],
      mutationFn: send,
      meta: { failed: 'Failed to delete thing' },
    }),
    name: ({ name }: Row) => name,
    wording: {
      confirmDelete: () => 'Are you sure you want to delete this thing?',
      deleted: (count) => `${count} deleted successfully`,
    },
  });
  const idOf = (name: string) => `${id}/${name}`;
  return (
    <>
      {ROWS.map((name) => !hidden.has(idOf(name)) && <p key={name}>{`Row ${name}`}</p>)}
      <button type="button" onClick={() => remove([{ documentId: idOf('Silk'), name: 'Silk' }])}>
        Remove
      </button>
    </>
  );
}

async function removeRow(id: string, send: (id: string) => Promise<void>) {
  const rendered = await renderScreen(<Harness id={id} send={send} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const yes = await screen.findByRole('button', { name: 'Delete' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(yes);
  await screen.findByText('Deleting “Silk”…');
  return rendered;
}

beforeEach(() => {
  notifications.clean();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the question names the item', async () => {
  await renderScreen(<Harness id="named" send={vi.fn()} />);

  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));

  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this thing?' });
  expect(dialog.textContent).toContain('“Silk”');
});

describe('Undo of a delete within a few seconds', () => {
  test('the row disappears at once, and is deleted and reported when the offer ends', async () => {
    const send = vi.fn(async () => undefined);
    await removeRow('sent', send);
    expect(screen.queryByText('Row Silk')).toBeNull();
    expect(screen.getByText('Row Linen')).toBeDefined();
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByText('1 deleted successfully')).toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(OFFER_IS_OVER_MS));

    expect(send).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('1 deleted successfully')).toBeDefined();
  });

  test('Undo shows the row again and sends nothing', async () => {
    const send = vi.fn(async () => undefined);
    await removeRow('undone', send);

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await act(() => vi.advanceTimersByTimeAsync(OFFER_IS_OVER_MS));

    expect(screen.getByText('Row Silk')).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  test('the keyboard undoes the offer of the newest toast', async () => {
    const send = vi.fn(async () => undefined);
    await removeRow('by keyboard', send);

    act(undoLast);
    await act(() => vi.advanceTimersByTimeAsync(OFFER_IS_OVER_MS));

    expect(screen.getByText('Row Silk')).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  test('the row stays hidden until the lists are reloaded, and can then return from the bin', async () => {
    const { queryClient } = await removeRow('restored', async () => undefined);
    let answer: (rows: string[]) => void = () => {};
    const list = new QueryObserver(queryClient, {
      queryKey: ['rows'],
      queryFn: () =>
        new Promise<string[]>((resolve) => {
          answer = resolve;
        }),
      initialData: ROWS,
      staleTime: Number.POSITIVE_INFINITY,
    });
    const leave = list.subscribe(() => {});
    await act(() => vi.advanceTimersByTimeAsync(OFFER_IS_OVER_MS));
    await screen.findByText('1 deleted successfully');
    expect(screen.queryByText('Row Silk')).toBeNull();

    answer(ROWS);

    expect(await screen.findByText('Row Silk')).toBeDefined();
    leave();
  });

  test('cached data that may contain or count the row is removed; lists of other nouns stay', async () => {
    const { queryClient } = await removeRow('held', async () => undefined);
    const page = (...documentIds: string[]) => ({ items: documentIds.map((documentId) => ({ documentId })) });
    const keep = (queryKey: string[], data: object, meta = {}) =>
      queryClient.fetchQuery({ queryKey, queryFn: async () => data, meta });
    await keep(['rows', 'page'], page('held/Silk'));
    await keep(['rows', 'second page'], page('another row'));
    await keep(['bookings', 'page'], page('held/Silk'));
    await keep(['bin', 'page'], page(), { ofEveryNoun: true });
    await keep(['events', 'page'], page('an event'));

    await act(() => vi.advanceTimersByTimeAsync(OFFER_IS_OVER_MS));
    await screen.findByText('1 deleted successfully');

    const kept = queryClient.getQueryCache().findAll();
    expect(kept.map(({ queryKey }) => queryKey)).toEqual([['events', 'page']]);
    expect(kept[0]?.state.isInvalidated).toBe(true);
  });

  test('a failed delete is reported and shows the row again', async () => {
    await removeRow('refused', () => Promise.reject(new Error('no')));

    await act(() => vi.advanceTimersByTimeAsync(OFFER_IS_OVER_MS));

    await waitFor(() => expect(screen.getByText('Failed to delete thing')).toBeDefined());
    expect(screen.getByText('Row Silk')).toBeDefined();
    expect(screen.queryByText('1 deleted successfully')).toBeNull();
  });
});

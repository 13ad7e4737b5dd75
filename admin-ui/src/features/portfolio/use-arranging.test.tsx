import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { useArranging } from './portfolio-list';
import { type PortfolioItem, portfolioSearch } from './resource';

/** The stored order; each letter is an item. */
let stored: string;
/** Requested moves; calling one stores it. */
let sent: (() => void)[];

function putAfter(target: string, moved: string) {
  stored = stored.replace(moved, '').replace(target, `${target}${moved}`);
}

beforeEach(() => {
  session.open('a token', 'amani');
  stored = 'abc';
  sent = [];
  let version = 1;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      if (query.startsWith('mutation')) {
        await new Promise<void>((resolve) => sent.push(resolve));
        putAfter(variables.target, variables.documentIds[0]);
        version += 1;
        return Response.json({ data: { movePortfolioItems: { version, arranged: true } } });
      }
      return Response.json({ data: { portfolioOrder: { version, arranged: true } } });
    }),
  );
});

function List() {
  const { data = '' } = useQuery({ queryKey: ['portfolio', 'page'], queryFn: async () => stored });
  const rows = [...data].map((documentId) => ({ documentId }) as PortfolioItem);
  const { items, move, isArrangeable } = useArranging(rows, portfolioSearch.parse({}));
  const shown = items.map(({ documentId }) => documentId).join('');
  return (
    <>
      <output>{isArrangeable && shown}</output>
      {['a', 'b'].map((id) => (
        <button
          key={id}
          type="button"
          onClick={() => move(id, { place: 'AFTER', target: shown.at(-1) ?? '' })}
        >
          {`Put ${id} last`}
        </button>
      ))}
    </>
  );
}

const putLast = (id: string) => fireEvent.click(screen.getByRole('button', { name: `Put ${id} last` }));
const shows = (order: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(order));
const moveIsStored = async () => {
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent.pop()?.());
};

test('cards moved one after the other keep their places until the last move is stored', async () => {
  await renderScreen(<List />);
  await shows('abc');
  putLast('a');
  putLast('b');
  await shows('cab');

  await moveIsStored();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(stored).toBe('bca');
  await shows('cab');

  await moveIsStored();
  await waitFor(() => expect(stored).toBe('cab'));
  await shows('cab');
});

test('shows an order that returns to its state before a move', async () => {
  const { queryClient } = await renderScreen(<List />);
  await shows('abc');
  putLast('a');
  await moveIsStored();
  await shows('bca');
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));

  stored = 'abc';
  await act(() => queryClient.invalidateQueries());

  await shows('abc');
});

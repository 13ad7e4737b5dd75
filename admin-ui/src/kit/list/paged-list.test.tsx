import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { PagedList } from './paged-list';

interface Search {
  q: string;
  page: number;
}

/** A list of five pages; a search for "silk" finds one. */
function List({ onSet }: { onSet: (changes: Partial<Search>, how: unknown) => void }) {
  const [search, setSearch] = useState<Search>({ q: 'silk', page: 1 });
  const query = useQuery({
    queryKey: ['things', search],
    queryFn: async () => ({ items: [`${search.q} ${search.page}`], total: 1, pageCount: search.q ? 1 : 5 }),
    placeholderData: keepPreviousData,
  });
  const change = (changes: Partial<Search>, how?: unknown) => {
    onSet(changes, how);
    setSearch({ ...search, ...changes });
  };
  return (
    <>
      <button type="button" onClick={() => setSearch({ q: '', page: 3 })}>
        Back
      </button>
      <PagedList query={query} search={search} setSearch={change}>
        {({ items }) => <p>{`shown: ${items}`}</p>}
      </PagedList>
    </>
  );
}

async function backToPageThree() {
  const onSet = vi.fn();
  await renderScreen(<List onSet={onSet} />);
  await screen.findByText('shown: silk 1');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  return onSet;
}

test('leaves a page only after its own data shows that it is missing', async () => {
  const onSet = await backToPageThree();

  expect(await screen.findByText('shown: 3')).toBeDefined();
  expect(onSet).not.toHaveBeenCalled();
});

test('another page starts at its top', async () => {
  const onSet = await backToPageThree();

  fireEvent.click(await screen.findByRole('button', { name: 'Page 4 of 5' }));

  expect(onSet).toHaveBeenCalledWith({ page: 4 }, { resetScroll: true });
});

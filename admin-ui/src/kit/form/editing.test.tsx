import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { Editing, useEditor } from './editing';

function Harness({ item }: { item: { title: string } | null }) {
  const opening = useQuery({ queryKey: ['item'], queryFn: () => Promise.resolve(item) });
  return (
    <Editing editor={{ opening, key: 'item' }}>{(opened) => <p>{`Form of ${opened?.title}`}</p>}</Editing>
  );
}

test('an open form stays open when its item is deleted elsewhere', async () => {
  const { queryClient } = await renderScreen(<Harness item={{ title: 'Silk' }} />);
  expect(await screen.findByText('Form of Silk')).toBeDefined();

  await act(async () => queryClient.setQueryData(['item'], null));

  expect(screen.getByText('Form of Silk')).toBeDefined();
});

test('a URL of a missing item shows that it is missing, and links to the bin', async () => {
  await renderScreen(<Harness item={null} />);

  expect(await screen.findByText('This was deleted elsewhere')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open bin' }).getAttribute('href')).toBe('/admin/activity/bin');
});

function List({ row, stored }: Record<'row' | 'stored', { documentId: string; revision: number }>) {
  const [search, setSearch] = useState<{ tab: 'list' | 'form'; edit?: string | undefined }>({ tab: 'list' });
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'list',
    formTab: 'form',
    byId: (documentId) => ({ queryKey: ['one', documentId], queryFn: async () => stored, staleTime: 60_000 }),
  });
  if (search.tab === 'list')
    return (
      <button type="button" onClick={() => editor.edit(row)}>
        Edit
      </button>
    );
  return <Editing editor={editor}>{(item) => <p>{`Revision ${item?.revision}`}</p>}</Editing>;
}

test('a form opened from a list row loads the latest stored version', async () => {
  const row = { documentId: 'a', revision: 1 };
  await renderScreen(<List row={row} stored={{ ...row, revision: 2 }} />);

  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));

  expect(await screen.findByText('Revision 2')).toBeDefined();
});

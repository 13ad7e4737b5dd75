import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { Editing } from './editing';

function Harness({ item }: { item: { title: string } | null }) {
  const opening = useQuery({ queryKey: ['item'], queryFn: () => Promise.resolve(item) });
  return (
    <Editing editor={{ opening, key: 'item' }}>{(opened) => <p>{`Form of ${opened?.title}`}</p>}</Editing>
  );
}

test('an open form stays when its item is deleted somewhere else', async () => {
  const { queryClient } = await renderScreen(<Harness item={{ title: 'Silk' }} />);
  expect(await screen.findByText('Form of Silk')).toBeDefined();

  await act(async () => queryClient.setQueryData(['item'], null));

  expect(screen.getByText('Form of Silk')).toBeDefined();
});

test('an address of an item that is not there says so', async () => {
  await renderScreen(<Harness item={null} />);

  expect(await screen.findByText('This was deleted somewhere else')).toBeDefined();
});

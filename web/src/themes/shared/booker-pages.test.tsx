// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { menuOf } from '../../../../cms/src/shared/menu';
import { buildSite } from '../../../testing/factories/site';
import { digitalsQueries } from '../../features/digitals/queries';
import { siteQueries } from '../../features/site/queries';
import { useBookerPages } from './booker-pages';

function bookerPages(digitalsAreThere: boolean, site = buildSite()) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(siteQueries.settings().queryKey, site);
  client.setQueryData(digitalsQueries.areThere().queryKey, digitalsAreThere);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useBookerPages(), { wrapper }).result.current.map(({ to }) => to);
}

test('pages for bookers are the form, the comp card and the digitals', () => {
  expect(bookerPages(true)).toEqual(['/book', '/comp-card', '/digitals']);
});

test('the digitals are not linked while there are none to show', () => {
  expect(bookerPages(false)).toEqual(['/book', '/comp-card']);
});

test('pages out of the menu are not linked for bookers', () => {
  const menu = menuOf([{ page: 'comp_card', show: 'never' }]);
  expect(bookerPages(true, buildSite({ menu }))).toEqual(['/book', '/digitals']);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { useFind } from './use-find';

beforeEach(() => {
  session.open('a token', 'amani');
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { q } = JSON.parse(body).variables;
      const none = { portfolioItems: [], blogPosts: [], projects: [], messages: [], bookings: [] };
      const volunteers = [{ documentId: q, name: q, email: 'them@example.com' }];
      return Response.json({ data: { ...none, events: [], volunteers } });
    }),
  );
});

test('results for earlier words are not shown for the current ones', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useFind, { wrapper });
  const labels = () => result.current.groups.flatMap(({ found }) => found.map(({ label }) => label));
  act(() => result.current.setQuery('Amani'));
  await waitFor(() => expect(labels()).toEqual(['Amani']));

  act(() => result.current.setQuery('Brian'));

  expect(labels()).toEqual([]);
  expect(result.current.isSearching).toBe(true);
  await waitFor(() => expect(labels()).toEqual(['Brian']));
  expect(result.current.isSearching).toBe(false);
});

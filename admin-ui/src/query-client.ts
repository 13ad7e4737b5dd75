import { QueryClient } from '@tanstack/react-query';
import { outcomeCaches } from './notices/outcomes';
import { Unavailable } from './strapi/errors';

/** What hovering a link loaded is still good when the page opens. */
const FRESH_MS = 15_000;

/** Long enough for Back to show a list at once; every search of a long day is one more list to keep. */
const KEPT_MS = 60_000;

export const queryClient = new QueryClient({
  ...outcomeCaches,
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      // A refusal stays a refusal; only "no answer" is worth a second try.
      retry: (failures, error) => error instanceof Unavailable && failures < 1,
      // Offline, a request fails and says so at once instead of waiting behind a spinner.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

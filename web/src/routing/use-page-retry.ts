import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

/**
 * Tries a page again that failed to load or to render: first what could not be loaded, then the page.
 *
 * @param reset of the router's error component: renders the page anew
 */
export function usePageRetry(reset?: () => void): () => Promise<void> {
  const router = useRouter();
  const client = useQueryClient();
  return async () => {
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset?.();
  };
}

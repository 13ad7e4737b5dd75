import { portfolioQueries } from '../features/portfolio/queries';
import { loadBySlug, type SlugAddress } from './by-slug';
import { type Loading, remountDeps } from './page';

/** One piece of the portfolio with its frames. */
export const portfolioPiecePage = (address: SlugAddress) => ({
  loader: async ({ context: { queryClient }, params: { slug } }: Loading<object, { slug: string }>) => {
    await loadBySlug(queryClient, {
      slug,
      address,
      queryOf: portfolioQueries.piece,
      slugOf: ({ item }) => item.slug,
    });
  },
  remountDeps,
});

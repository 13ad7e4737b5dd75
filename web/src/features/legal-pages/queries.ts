import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { loadInPlace } from '../../routing/load-in-place';
import { strapi } from '../../strapi/client';
import { readAhead } from '../../texts/markdown-parser';
import { readBefore } from '../../texts/read-before';
import { LegalPagesTexts } from './documents';
import { type LegalPages, toLegalPages } from './legal-page';

export const legalPageQueries = {
  both: () =>
    queryOptions({
      queryKey: ['legal-pages', 'both'],
      queryFn: async ({ signal }) =>
        toLegalPages((await strapi.request({ document: LegalPagesTexts, signal })).legalPages),
    }),
};

/**
 * Loads the data of a legal page.
 *
 * @param preload whether the visitor has not opened it yet
 */
export async function loadLegalPage(
  queryClient: QueryClient,
  page: keyof LegalPages,
  preload: boolean,
): Promise<void> {
  const loading = queryClient.ensureQueryData(legalPageQueries.both());
  if (preload) readAhead(loading.then((pages) => pages[page].text));
  await loadInPlace(loading.then((pages) => readBefore(pages[page].text)));
}

import { useQuery } from '@tanstack/react-query';
import { type LegalPages, legalPageQueries } from '../features/legal-pages/queries';
import { legalWording } from '../features/legal-pages/wording';
import { loadInPlace } from '../routing/load-in-place';
import { readAhead } from '../texts/markdown-parser';
import { readBefore } from '../texts/read-before';
import type { Loading } from './page';

type LegalPageName = keyof LegalPages;

export const legalPage = (name: LegalPageName) => ({
  loader: async ({ context: { queryClient }, preload }: Loading) => {
    const loading = queryClient.ensureQueryData(legalPageQueries.both());
    if (preload) readAhead(loading.then((pages) => pages[name].text));
    await loadInPlace(loading.then((pages) => readBefore(pages[name].text)));
  },
});

export function useLegalPage(name: LegalPageName) {
  const query = useQuery(legalPageQueries.both());
  return { query, title: legalWording[name], legal: query.data?.[name] };
}

import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { SAMPLE_TITLE } from '../../../cms/src/shared/sample-site';
import { buildSite } from '../../testing/factories/site';
import { siteQueries } from '../features/site/queries';
import { publishedFile } from './published-files';

async function robots(title: string, origin: string): Promise<string> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  const site = buildSite({ title });
  queryClient.setQueryData(siteQueries.settings().queryKey, site);
  return (await publishedFile('/robots.txt', { queryClient, origin }))?.body ?? '';
}

test('search engines may read nothing of a public site with the name of the samples', async () => {
  expect(await robots(SAMPLE_TITLE, 'https://model.example.org')).toContain('Disallow: /\n');
});

test.each([
  ['Naledi Dube', 'https://model.example.org'],
  [SAMPLE_TITLE, 'http://localhost:3000'],
])('search engines may read the pages of %s at %s', async (title, origin) => {
  const body = await robots(title, origin);
  expect(body).not.toContain('Disallow: /\n');
  expect(body).toContain('Disallow: /admin/\n');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

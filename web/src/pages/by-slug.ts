import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { MOVED_PERMANENTLY } from '../routing/moved';

/** Routes of pages whose slugs the owner can change. */
export type SlugAddress = '/blog/$slug' | '/v1/blog/$slug' | '/portfolio/$slug' | '/v1/portfolio/$slug';

interface BySlug<Page, Key extends QueryKey> {
  slug: string;
  address: SlugAddress;
  queryOf: (slug: string) => EnsureQueryDataOptions<Page | null, Error, Page | null, Key>;
  slugOf: (page: Page) => string;
}

/**
 * Loads the page of a slug.
 *
 * @throws notFound when the slug is unknown, and a redirect when it is a former one
 */
export async function loadBySlug<Page, Key extends QueryKey>(
  queryClient: QueryClient,
  { slug, address, queryOf, slugOf }: BySlug<Page, Key>,
): Promise<Page> {
  const { queryKey } = queryOf(slug);
  // It may have been published since the last request.
  if (queryClient.getQueryData(queryKey) === null) queryClient.removeQueries({ queryKey });
  const page = await queryClient.ensureQueryData(queryOf(slug));
  if (!page) throw notFound();
  const present = slugOf(page);
  if (present !== slug) {
    // Cached only under the present slug: cached former slugs could redirect an open tab in circles.
    queryClient.setQueryData<Page | null>(queryOf(present).queryKey, page);
    queryClient.removeQueries({ queryKey });
    throw redirect({
      to: address,
      params: { slug: present },
      search: true,
      hash: true,
      statusCode: MOVED_PERMANENTLY,
    });
  }
  return page;
}

import { queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../kit/list/list-search';
import { pageQuery } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import { MissedPaths, PostAddresses } from './documents';
import type { PagesSearch } from './pages';
import { wording } from './wording';

/** Returns the query of requested paths without a page, most requested first. */
export const missedPaths = ({ q, page }: Pick<PagesSearch, 'q' | 'page'>) =>
  pageQuery({
    key: 'missed-paths',
    toItem: (row: { path: string; count: number }) => row,
    document: MissedPaths,
    variables: { q, page, pageSize: PAGE_SIZE },
    loadFailure: wording.missed.loadFailure,
  });

export const postAddresses = () =>
  queryOptions({
    queryKey: ['blog-posts', 'addresses'] as const,
    queryFn: async ({ signal }) => {
      const { blogPosts } = await strapi.request({ document: PostAddresses, signal });
      return blogPosts.flatMap((post) => (post?.slug ? [`/blog/${post.slug}`] : []));
    },
  });

import { queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE, sortOrder } from '../../kit/list/list-search';
import { deleteMutation, oneQuery, pageQuery, saveMutation } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import {
  CreateRedirect,
  DeleteRedirect,
  MissedPaths,
  OneRedirect,
  PostAddresses,
  Redirects,
  UpdateRedirect,
} from './documents';
import type { PagesSearch } from './pages';
import { storedSpellings } from './readable-path';
import { toRedirect, toRedirectInput } from './redirect';
import { wording } from './wording';

const redirects = { key: 'redirects', toItem: toRedirect, loadFailure: wording.redirect.loadFailure };

type Asked = Pick<PagesSearch, 'q' | 'page'>;

export const redirectQueries = {
  page: ({ q, page }: Asked) => {
    const found = storedSpellings(q).map((containsi) => ({ containsi }));
    const or = found.flatMap((path) => [{ fromPath: path }, { toPath: path }]);
    const filters = q ? { or } : {};
    const variables = { filters, sort: sortOrder('fromPath:asc'), page, pageSize: PAGE_SIZE };
    return pageQuery({ ...redirects, document: Redirects, variables });
  },
  one: (documentId: string) => oneQuery({ ...redirects, document: OneRedirect, documentId }),
  /** Requested paths without a page, most requested first. */
  missed: ({ q, page }: Asked) =>
    pageQuery({
      key: 'missed-paths',
      toItem: (row: { path: string; count: number }) => row,
      document: MissedPaths,
      variables: { q, page, pageSize: PAGE_SIZE },
      loadFailure: wording.missed.loadFailure,
    }),
  posts: () =>
    queryOptions({
      queryKey: ['blog-posts', 'addresses'] as const,
      queryFn: async ({ signal }) => {
        const { blogPosts } = await strapi.request({ document: PostAddresses, signal });
        return blogPosts.flatMap((post) => (post?.slug ? [`/blog/${post.slug}`] : []));
      },
    }),
};

export const saveRedirect = saveMutation({
  key: 'redirects',
  toItem: toRedirect,
  toInput: toRedirectInput,
  create: CreateRedirect,
  update: UpdateRedirect,
  wording: wording.redirect,
});

export const deleteRedirect = () =>
  deleteMutation({ key: 'redirects', document: DeleteRedirect, failed: wording.redirect.deleteFailed });

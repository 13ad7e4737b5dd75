import { queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { oneQuery, pageQuery } from '../../content/collection';
import { PAGE_SIZE, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import type { BlogSearch } from './blog';
import { OnePost, Posts, PreviewLink } from './documents';
import { toPost } from './post';
import { wording } from './wording';

const posts = { key: 'posts', toItem: toPost, loadFailure: wording.loadFailure };

/** A text in title or content. */
export function postFilters(q: string): VariablesOf<typeof Posts>['filters'] {
  const found = { containsi: q };
  return q ? { or: [{ title: found }, { content: found }] } : {};
}

export const postQueries = {
  /** @param search `posts` narrows it to drafts or to what visitors can read */
  page: ({ q, posts: shown, sort, page }: Pick<BlogSearch, 'q' | 'posts' | 'sort' | 'page'>) => {
    const isPublished = shown && shown === 'published';
    const paged = { sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
    return pageQuery({
      ...posts,
      document: Posts,
      variables: { filters: postFilters(q), isPublished, ...paged },
    });
  },
  /** A link to the draft, made anew each time: it lasts a week from then. */
  preview: (documentId: string) =>
    queryOptions({
      queryKey: ['posts', 'preview', documentId] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: PreviewLink, variables: { documentId }, signal })).blogPostPreview,
      staleTime: 0,
      gcTime: 0,
      meta: { loadFailure: wording.preview.loadFailure },
    }),
  one: (documentId: string) => oneQuery({ ...posts, document: OnePost, documentId }),
};

import { infiniteQueryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { longDateOfMoment } from '../../texts/long-date';
import { ApprovedComments } from './documents';
import type { BlogComment } from './mutations';
import { commentsWording } from './wording';

export const commentQueries = {
  /** The approved comments of a post; the server decides the page size. */
  ofPost: (postId: string) =>
    infiniteQueryOptions({
      queryKey: ['comments', postId],
      queryFn: async ({ pageParam, signal }) => {
        const variables = { post: postId, page: pageParam };
        const { approvedComments } = await strapi.request({ document: ApprovedComments, variables, signal });
        const items = approvedComments.nodes.map(
          ({ documentId, name, text, createdAt }): BlogComment => ({
            id: documentId,
            name,
            text,
            date: longDateOfMoment(createdAt),
          }),
        );
        return { items, pageInfo: { total: approvedComments.total } };
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((count, page) => count + page.items.length, 0);
        return last.items.length > 0 && loaded < last.pageInfo.total ? pages.length + 1 : undefined;
      },
      meta: { loggedFailure: commentsWording.loadFailure },
    }),
};

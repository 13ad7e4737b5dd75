import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import type { QueryMessages } from '../notifications/messages';
import { strapi } from './client';
import { nextPage, type PageInfo } from './paging';

/** Returns the key of an operation: its name and its variables. */
function keyOf(
  { definitions: [operation] }: Pick<TadaDocumentNode, 'definitions'>,
  variables: unknown,
): QueryKey {
  return [operation && 'name' in operation ? operation.name?.value : undefined, variables];
}

/**
 * Returns the options of a query that sends one document.
 *
 * @param read returns the data of a response
 */
export const strapiQuery = <Result, Input extends object, Data>(
  document: TadaDocumentNode<Result, Input>,
  variables: Input,
  read: (answer: Result) => Data,
  meta?: QueryMessages,
) =>
  queryOptions({
    queryKey: keyOf(document, variables),
    queryFn: async ({ signal }) => {
      // Without any, the address of the request has none.
      const sent = Object.keys(variables).length > 0 ? { variables } : {};
      return read(await strapi.request({ document, signal, ...sent }));
    },
    ...(meta && { meta }),
  });

/** The same for a list of pages, which count from 1. */
export const strapiPages = <Result, Input extends { page: number }, Page extends { pageInfo: PageInfo }>(
  document: TadaDocumentNode<Result, Input>,
  variables: Omit<Input, 'page'>,
  read: (answer: Result) => Page,
  meta: QueryMessages,
) =>
  infiniteQueryOptions({
    queryKey: keyOf(document, variables),
    queryFn: async ({ pageParam: page, signal }) =>
      read(await strapi.request({ document, variables: { page, ...variables } as Input, signal })),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta,
  });

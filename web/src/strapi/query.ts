import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import type { QueryMessages } from '../notifications/messages';
import { strapi } from './client';
import { nextPage, type PageInfo } from './paging';

interface Asked<Result, Input> {
  document: TadaDocumentNode<Result, Input>;
  variables?: Input;
}

/**
 * Returns the options of a query that sends one document.
 *
 * @param read returns the data of a response
 */
export const strapiQuery = <Result, Input, Data>(
  queryKey: readonly unknown[],
  asked: Asked<Result, Input>,
  read: (answer: Result) => Data,
  meta?: QueryMessages,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => read(await strapi.request({ ...asked, signal })),
    ...(meta && { meta }),
  });

/** The same for a list of pages, which count from 1. */
export const strapiPages = <Result, Input, Page extends { pageInfo: PageInfo }>(
  queryKey: readonly unknown[],
  askedFor: (page: number) => Asked<Result, Input>,
  read: (answer: Result) => Page,
  meta: QueryMessages,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) => read(await strapi.request({ ...askedFor(pageParam), signal })),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta,
  });

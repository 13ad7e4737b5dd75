import { queryOptions } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import type { QueryMessages } from '../notifications/messages';
import { strapi } from './client';

/**
 * Returns the options of a query that sends one document.
 *
 * @param read returns the data of a response
 */
export const strapiQuery = <Result, Input, Data>(
  queryKey: readonly unknown[],
  asked: { document: TadaDocumentNode<Result, Input>; variables?: Input },
  read: (answer: Result) => Data,
  meta?: QueryMessages,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => read(await strapi.request({ ...asked, signal })),
    ...(meta && { meta }),
  });

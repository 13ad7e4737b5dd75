import {
  keepPreviousData,
  type MutationMeta,
  mutationOptions,
  type QueryMeta,
  queryOptions,
} from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { onlyField, strapi } from '../strapi/client';

interface Reading<Result, Variables, Data> extends Omit<QueryMeta, 'loadFailure'> {
  variables?: Variables;
  /** Makes the data from the response. If omitted, the data is the value of the document's only field. */
  toData?: (answer: Result) => Data;
  /** Keeps the data of the previous variables on screen until these are loaded. */
  keepsLast?: boolean;
  loadFailure?: string;
}

/**
 * Returns what makes the queries of a noun that its resource does not derive.
 * @param noun first part of their keys
 */
export const reader =
  (noun: string, loadFailure?: string) =>
  <Result extends object, Variables, Data = Result[keyof Result]>(
    name: string,
    document: TadaDocumentNode<Result, Variables>,
    { variables, toData, keepsLast, ...meta }: Reading<Result, Variables, Data> = {},
  ) =>
    queryOptions({
      queryKey: [noun, name, ...(variables === undefined ? [] : [variables])] as const,
      queryFn: async ({ signal }) => {
        const answer = await strapi.request({ document, variables, signal });
        return toData ? toData(answer) : (onlyField(answer) as Data);
      },
      ...(keepsLast && { placeholderData: keepPreviousData }),
      meta: { ...(loadFailure && { loadFailure }), ...meta },
    });

/** Variables of a mutation. A document without required ones can be sent without any. */
type Sent<Variables> = object extends Variables ? Variables | undefined : Variables;

/** Returns a mutation that sends a document with one field, and reports its outcome. */
export const sending = <Result extends object, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  meta: MutationMeta,
) =>
  mutationOptions({
    mutationFn: (variables: Sent<Variables>) => strapi.answer(document, variables as Variables),
    meta,
  });

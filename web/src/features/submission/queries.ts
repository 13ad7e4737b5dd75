import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { StrapiRefusal } from '../../strapi/failures';
import { FormToken } from './documents';

/** The server accepts a token for 24 hours. Half of that leaves enough time for an open form. */
const TOKEN_FRESH_MS = 12 * 3600 * 1000;

export const submissionQueries = {
  /** A signed time, valid for any form; `receivedAt` is this browser's clock, in milliseconds. */
  formToken: () =>
    queryOptions({
      queryKey: ['form-token'],
      queryFn: async ({ signal }) => {
        const { formToken } = await strapi.request({ document: FormToken, signal });
        return { formToken, receivedAt: Date.now() };
      },
      staleTime: TOKEN_FRESH_MS,
      gcTime: TOKEN_FRESH_MS,
    }),
};

/** Removes a token that the server refused, so that the next attempt gets another. */
export function forgetRefusedToken(client: QueryClient, error: Error): void {
  if (error instanceof StrapiRefusal && error.problems.some(({ path }) => path.includes('formToken'))) {
    client.removeQueries({ queryKey: submissionQueries.formToken().queryKey });
  }
}

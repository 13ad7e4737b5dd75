import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { StrapiRefusal } from '../../strapi/failures';
import { FormToken } from './documents';

/** The server takes a token for 24 hours; half of that leaves a form open over lunch a full token. */
const TOKEN_FRESH_MS = 12 * 3600 * 1000;

export const submissionQueries = {
  /** A signed time, good for any form; `receivedAt` is this browser's clock, in milliseconds. */
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

/** After a refused submission: a token the server did not accept is not tried again. */
export function forgetRefusedToken(client: QueryClient, error: Error): void {
  if (error instanceof StrapiRefusal && error.problems.some(({ path }) => path.includes('formToken'))) {
    client.removeQueries({ queryKey: submissionQueries.formToken().queryKey });
  }
}

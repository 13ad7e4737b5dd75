import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureKind } from '../features/site/failure-kind';
import { refusalSentence } from '../features/submission/refusal';
import { logFailure } from '../notifications/log';
import type { MutationMessages, Notices, QueryMessages } from '../notifications/messages';
import { StrapiUnavailable } from '../strapi/failures';

/** A change must be visible within two seconds. Milliseconds. */
export const CONTENT_FRESH_MS = 2000;

/** A visited page still shows its content while the CMS is away. Milliseconds. */
const KEPT_WHILE_AWAY_MS = 24 * 3600 * 1000;

/** Wait before the only automatic retry. Milliseconds. */
const RETRY_AFTER_MS = 1000;

/**
 * Creates the client of one visitor: a tab in the browser, a request on the server. Only this file turns `meta` into
 * messages.
 *
 * @param isAwaited whether the visitor waits for the query; a failed preload shows no message
 */
export function createQueryClient(
  notices?: Notices,
  isAwaited: (query: Pick<Query, 'isActive'>) => boolean = () => true,
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { loadFailure, loggedFailure }: QueryMessages = query.meta ?? {};
        logFailure(loadFailure ?? loggedFailure ?? error.message, error);
        // The maintenance screen covers the page, so a toast would add nothing.
        if (loadFailure && failureKind(error) !== 'maintenance' && isAwaited(query))
          notices?.problem(loadFailure);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (answer, _values, _kept, { meta }) => {
        const { done }: MutationMessages = meta ?? {};
        if (done) notices?.done(typeof done === 'function' ? done(answer) : done);
      },
      onError: (error, _values, _kept, { meta }) => {
        const { failed }: MutationMessages = meta ?? {};
        logFailure(failed ?? error.message, error);
        const sentence = refusalSentence(error) ?? failed;
        if (sentence) notices?.problem(sentence);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: CONTENT_FRESH_MS,
        gcTime: notices ? KEPT_WHILE_AWAY_MS : Number.POSITIVE_INFINITY,
        retry: (failures, error) =>
          notices !== undefined && failures < 1 && error instanceof StrapiUnavailable && !error.timedOut,
        retryDelay: RETRY_AFTER_MS,
        // The error screen replaces the page; other failures are shown in their place.
        throwOnError: (error) => failureKind(error) === 'maintenance',
        // Offline shows a failure at once; by default queries would wait silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

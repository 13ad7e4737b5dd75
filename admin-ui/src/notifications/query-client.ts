import { MutationCache, QueryCache, QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { GivenUp, isConflict, Refusal, Unavailable } from '../strapi/errors';
import { showDone, showProblem } from './toasts';
import { wording } from './wording';

/** A whole sentence, or a function that adds the reason to one. */
export type FailureSentence = string | ((reason: string, error: Error) => string);

/** A whole sentence, or a function of the mutation's variables and its response; undefined shows nothing. */
type DoneSentence = string | ((variables: never, answer: never) => string | undefined);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** 'Failed to load …' */
      loadFailure?: string;
      /** Whether the query lists or counts items of every noun. */
      ofEveryNoun?: boolean;
    };
    mutationMeta: {
      /** '… successfully' */
      done?: DoneSentence;
      /** 'Failed to …', or a function that adds the reason. */
      failed?: FailureSentence;
      /** Suppresses the toast for a conflict, because the screen shows both versions and asks. */
      asksOnConflict?: boolean;
      /** Skips reloading, because no list or number depends on the mutation. */
      changesNothingShown?: boolean;
    };
  }
}

/** Returns a sentence for the owner; undefined for errors without one, which are bugs. */
export function reasonOf(error: unknown): string | undefined {
  const spoken = error instanceof Refusal || error instanceof Unavailable || isConflict(error);
  return spoken && error instanceof Error ? [error.message, ...referenceOf(error)].join(' ') : undefined;
}

/** Returns a sentence with the log reference for support; empty if the failure was not logged. */
export function referenceOf(error: unknown): string[] {
  const reference = error instanceof Unavailable && error.reference;
  return reference ? [wording.reference(reference)] : [];
}

function doneSentence(done: DoneSentence | undefined, variables: unknown, answer: unknown) {
  // The cache cannot know the types of the variables and the response; the mutation that declares the sentence does.
  return typeof done === 'function'
    ? (done as (variables: unknown, answer: unknown) => string | undefined)(variables, answer)
    : done;
}

const UNKNOWN_REASON = 'unknown reason';

function failedToast(failed: FailureSentence, error: Error): void {
  const reason = reasonOf(error);
  if (typeof failed === 'string') showProblem(failed, reason);
  else showProblem(failed(reason ?? UNKNOWN_REASON, error));
}

/**
 * Returns whether cached data may be stale. A write without a response may be stored, and a conflict means that
 * someone else saved.
 */
const mayHaveChanged = (error: Error | null) => !error || error instanceof Unavailable || isConflict(error);

/** Queries reloaded because a write got no response. That failure was already reported, so these report nothing. */
const readAgain = new WeakSet<object>();

/** Reloads after a write: data on screen at once, the rest when it is next shown. */
async function readAllAgain(client: QueryClient, error: Error | null): Promise<void> {
  const shown = error instanceof Unavailable ? client.getQueryCache().findAll({ type: 'active' }) : [];
  for (const query of shown) readAgain.add(query);
  await client.invalidateQueries();
  for (const query of shown) readAgain.delete(query);
}

/** Cancels reads that started before the write, because they would restore old data. */
const endEarlierReadings = (client: QueryClient) => client.cancelQueries({ type: 'inactive' });

/** Turns the `meta` of queries and mutations into toasts; the only place that does. */
export const outcomeCaches = {
  queryCache: new QueryCache({
    onError: (error, query) => {
      const { loadFailure } = query.meta ?? {};
      if (loadFailure && !readAgain.has(query) && !(error instanceof GivenUp))
        showProblem(loadFailure, reasonOf(error));
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: async (answer, variables, _onMutateResult, { meta }, { client }) => {
      const done = doneSentence(meta?.done, variables, answer);
      if (done) showDone(done);
      if (!meta?.changesNothingShown) await endEarlierReadings(client);
    },
    onError: async (error, _variables, _onMutateResult, { meta }, { client }) => {
      const asked = isConflict(error) && meta?.asksOnConflict;
      if (meta?.failed && !asked && !(error instanceof GivenUp)) failedToast(meta.failed, error);
      if (!meta?.changesNothingShown && mayHaveChanged(error)) await endEarlierReadings(client);
    },
    onSettled: (_data, error, _variables, _onMutateResult, { meta }, { client }) => {
      // Not awaited, so that a form closes as soon as its save is stored.
      if (!meta?.changesNothingShown && mayHaveChanged(error)) void readAllAgain(client, error);
    },
  }),
};

/** Runs a mutation outside the screens, such as Undo in a toast. Its `meta` reports a failure. */
export const runMutation = <Answer, Variables, Before>(
  client: QueryClient,
  mutation: UseMutationOptions<Answer, Error, Variables, Before>,
  variables: Variables,
): void =>
  void client
    .getMutationCache()
    .build(client, mutation)
    .execute(variables)
    .catch(() => undefined);

/** Data preloaded by hovering over a link is still fresh when the page opens. */
const FRESH_MS = 15_000;

/** Long enough for Back to show a list at once. Short, because every search of a long day adds a list. */
const KEPT_MS = 60_000;

export const queryClient = new QueryClient({
  ...outcomeCaches,
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      // A refusal would be repeated; only a missing response is worth a retry.
      retry: (failures, error) => error instanceof Unavailable && failures < 1,
      // Offline, a request fails and reports it at once instead of showing a spinner.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

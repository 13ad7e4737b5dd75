import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOvertaken, Refusal, SessionEnded, Unavailable } from '../strapi/errors';
import { inWords } from './named-fields';
import { showDone, showProblem } from './toasts';
import { wording } from './wording';

/** A whole sentence, or a function that puts the reason into one. */
export type FailureSentence = string | ((reason: string, error: Error) => string);

/** A whole sentence, or how it follows from the mutation's variables, how many were changed, and from its answer. */
type DoneSentence = string | ((variables: never, answer: never) => string);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** 'Failed to load …' */
      loadFailure?: string;
      /** It lists or counts items of every noun. */
      ofEveryNoun?: boolean;
    };
    mutationMeta: {
      /** '… successfully' */
      done?: DoneSentence;
      /** 'Failed to …', or how to put the reason into it */
      failed?: FailureSentence;
      /** The screen shows both versions and asks, so being overtaken needs no toast. */
      asksWhenOvertaken?: boolean;
      /** No list or number anywhere depends on it. */
      changesNothingShown?: boolean;
    };
  }
}

/** A sentence the owner may read; undefined for errors that have none, which are mistakes of ours. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return inWords(error).message;
  const spoken = error instanceof Unavailable || isOvertaken(error);
  return spoken && error instanceof Error ? [error.message, ...referenceOf(error)].join(' ') : undefined;
}

/** What to tell whoever helps, as a sentence; none when the failure is in no log. */
export function referenceOf(error: unknown): string[] {
  const reference = error instanceof Unavailable && error.reference;
  return reference ? [wording.reference(reference)] : [];
}

function doneSentence(done: DoneSentence, variables: unknown, answer: unknown): string {
  // `meta` cannot name the types of its own mutation's variables and answer; the mutation that declared it can.
  return typeof done === 'string'
    ? done
    : (done as (variables: unknown, answer: unknown) => string)(variables, answer);
}

const UNKNOWN_REASON = 'unknown reason';

function failedToast(failed: FailureSentence, error: Error): void {
  const reason = reasonOf(error);
  if (typeof failed === 'string') showProblem(failed, reason);
  else showProblem(failed(reason ?? UNKNOWN_REASON, error));
}

/** Whether what was read before may be old: a write may be stored whose answer was lost, or that of somebody else. */
const mayHaveChanged = (error: Error | null) => !error || error instanceof Unavailable || isOvertaken(error);

/** Read again because the site did not answer to a write. That has been said; the reading says nothing of its own. */
const readAgain = new WeakSet<object>();

/** After a write nothing that was read is current: what is on the screen is read again, the rest when it is next shown. */
async function readAllAgain(client: QueryClient, error: Error | null): Promise<void> {
  const shown = error instanceof Unavailable ? client.getQueryCache().findAll({ type: 'active' }) : [];
  for (const query of shown) readAgain.add(query);
  await client.invalidateQueries();
  for (const query of shown) readAgain.delete(query);
}

/** A reading that began before the write would bring back what was there then. */
const endEarlierReadings = (client: QueryClient) => client.cancelQueries({ type: 'inactive' });

/** Turns what queries and mutations declare in `meta` into toasts: the only place that does. */
export const outcomeCaches = {
  queryCache: new QueryCache({
    onError: (error, query) => {
      const { loadFailure } = query.meta ?? {};
      if (loadFailure && !readAgain.has(query) && !(error instanceof SessionEnded))
        showProblem(loadFailure, reasonOf(error));
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: async (answer, variables, _onMutateResult, { meta }, { client }) => {
      if (meta?.done) showDone(doneSentence(meta.done, variables, answer));
      if (!meta?.changesNothingShown) await endEarlierReadings(client);
    },
    onError: async (error, _variables, _onMutateResult, { meta }, { client }) => {
      const asked = isOvertaken(error) && meta?.asksWhenOvertaken;
      if (meta?.failed && !asked && !(error instanceof SessionEnded)) failedToast(meta.failed, error);
      if (!meta?.changesNothingShown && mayHaveChanged(error)) await endEarlierReadings(client);
    },
    onSettled: (_data, error, _variables, _onMutateResult, { meta }, { client }) => {
      // Not awaited: a form is done with as soon as its save is stored.
      if (!meta?.changesNothingShown && mayHaveChanged(error)) void readAllAgain(client, error);
    },
  }),
};

/** What hovering a link loaded is still good when the page opens. */
const FRESH_MS = 15_000;

/** Long enough for Back to show a list at once; every search of a long day is one more list to keep. */
const KEPT_MS = 60_000;

export const queryClient = new QueryClient({
  ...outcomeCaches,
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      // A refusal stays a refusal; only "no answer" is worth a second try.
      retry: (failures, error) => error instanceof Unavailable && failures < 1,
      // Offline, a request fails and says so at once instead of waiting behind a spinner.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

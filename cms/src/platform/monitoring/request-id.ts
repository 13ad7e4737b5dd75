import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs work for the request with this id: its queries and log lines carry the id. */
export const asRequest = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** Returns the id of the current request; undefined outside a request. */
export const currentRequestId = (): string | undefined => current.getStore();

export interface Answered {
  method: string;
  /** The pattern of the address, without the values in it */
  route: string;
  status: number;
  /** Milliseconds */
  ms: number;
}

export const onAnswered = new Set<(answered: Answered) => void>();

import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Whatever is asked and logged meanwhile is so for the request with this id. */
export const asRequest = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The id of the request in work; undefined where there is none. */
export const currentRequestId = (): string | undefined => current.getStore();

/** A request that has its answer. */
export interface Answered {
  method: string;
  /** The pattern of the address, never what somebody put into it */
  route: string;
  status: number;
  /** Milliseconds */
  ms: number;
}

/** Called with every request that has its answer; for the metrics. */
export const onAnswered = new Set<(answered: Answered) => void>();

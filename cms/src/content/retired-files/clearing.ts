import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<true>();

/** Runs the deletion of files whose retention time is over: they must not go into the bin again. */
export const whileClearing = <Result>(work: () => Result): Result => current.run(true, work);

export const isClearing = (): boolean => current.getStore() === true;

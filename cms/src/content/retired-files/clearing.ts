import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<true>();

/** Runs a removal of files that have been kept for their time: they do not go into the bin again. */
export const whileClearing = <Result>(work: () => Result): Result => current.run(true, work);

export const isClearing = (): boolean => current.getStore() === true;

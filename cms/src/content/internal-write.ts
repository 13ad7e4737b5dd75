import { AsyncLocalStorage } from 'node:async_hooks';

/** Writes by code of the CMS, which some rules of the owner’s saves let pass. */
type InternalWrite = 'restore' | 'erase' | 'book' | 'move' | 'quote' | 'replace';

const current = new AsyncLocalStorage<InternalWrite>();

/** Runs code whose saves and deletions are recorded under one action. */
export const internalWrite = <Result>(kind: InternalWrite, work: () => Result): Result =>
  current.run(kind, work);

export const currentWrite = (): InternalWrite | undefined => current.getStore();

/** Returns whether the current save or deletion is an internal write of one of these kinds. */
export const isInternalWrite = (...kinds: InternalWrite[]): boolean =>
  kinds.some((kind) => kind === currentWrite());

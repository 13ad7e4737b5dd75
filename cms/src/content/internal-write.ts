import { AsyncLocalStorage } from 'node:async_hooks';

/** Actions that consist of several saves and deletions. */
type NamedAction = 'restore' | 'erase' | 'book' | 'move' | 'quote' | 'replace';

const current = new AsyncLocalStorage<NamedAction>();

/** Records all changes of some work under one action. */
export const asAction = <Result>(action: NamedAction, work: () => Result): Result =>
  current.run(action, work);

export const currentAction = (): NamedAction | undefined => current.getStore();

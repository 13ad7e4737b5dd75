import { AsyncLocalStorage } from 'node:async_hooks';

/** What is more than the sum of its saves and deletes. */
type NamedAction = 'restore' | 'erase' | 'book' | 'move' | 'quote' | 'replace';

const current = new AsyncLocalStorage<NamedAction>();

/** Whatever is changed meanwhile is recorded under this name. */
export const asAction = <Result>(action: NamedAction, work: () => Result): Result =>
  current.run(action, work);

export const currentAction = (): NamedAction | undefined => current.getStore();

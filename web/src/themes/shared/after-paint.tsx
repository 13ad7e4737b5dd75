import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A screen high, so that going back finds the scroll position. */
const ROOM = { minHeight: '100lvh' };

/**
 * Renders what follows a long text in a separate task, once the text is visible. A server-rendered page has it at
 * once.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useDeferredValue(true, fromServer) ? <Suspense>{children}</Suspense> : <div style={ROOM} />;
}

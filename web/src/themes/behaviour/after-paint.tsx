import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** As high as a screen, so that a visitor who goes back finds the place she left. */
const ROOM = { minHeight: '100lvh' };

/**
 * What stands below a long text is rendered in a task of its own, once the text can be seen. A page that comes from the
 * server has it at once.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useDeferredValue(true, fromServer) ? <Suspense>{children}</Suspense> : <div style={ROOM} />;
}

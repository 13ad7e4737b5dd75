import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { internalPlace } from '../routing/internal-place';

interface ServerMarkupProps {
  className: string | undefined;
  /** Has no state of its own; give a new `key` when it changes */
  children: ReactNode;
}

/** One object for ever: React would empty the element when it got another one. */
const NOTHING = { __html: '' };

const neverChanges = () => () => undefined;

/**
 * Keeps what the server rendered as it stands: a long text need not come to life, nor what renders it be loaded.
 * Opened from another page it is rendered like anything else.
 */
export function ServerMarkup({ className, children }: ServerMarkupProps) {
  const inRunningApp = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [stays] = useState(!inRunningApp && !import.meta.env.SSR);
  const element = useRef<HTMLDivElement>(null);
  useLinksInApp(element, stays);
  if (!stays) return <div className={className}>{children}</div>;
  return (
    <div
      ref={element}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; React leaves what stands in such an element alone
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning
    />
  );
}

/** Links in markup without life lead to places of the running app, as its own links do. */
function useLinksInApp(element: RefObject<HTMLElement | null>, active: boolean) {
  const router = useRouter();
  const { origin } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    const stop = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a:not([target])') : null;
      const place = internalPlace(link?.getAttribute('href') ?? '', origin);
      if (!place || !isPlainClick(event)) return;
      event.preventDefault();
      router.navigate({ to: place.pathname, search: place.search, hash: place.hash });
    };
    if (active) element.current?.addEventListener('click', follow, { signal: stop.signal });
    return () => stop.abort();
  }, [element, active, router, origin]);
}

/** Not one that asks for another tab, or that somebody else has taken. */
function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

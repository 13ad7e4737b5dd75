import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { internalPlace } from '../routing/internal-place';

interface ServerMarkupProps {
  className: string | undefined;
  /** Must be stateless; change `key` when it changes */
  children: ReactNode;
}

/** A constant: React would empty the element for another object. */
const NOTHING = { __html: '' };

const neverChanges = () => () => undefined;

/**
 * Keeps the server's markup without hydrating it: a long text needs no scripts, and its renderer is not loaded. On a
 * page opened in the app the children are rendered normally.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; React leaves the content of such an element alone
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning
    />
  );
}

/** Makes links in markup that is not hydrated navigate inside the app. */
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

/** Ignores clicks that open another tab, or that another handler has taken. */
function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

export type Generation = 'modern' | 'classic';

/** The older theme lives under /v1, the newer one everywhere else. */
export function generationOfPath(pathname: string): Generation {
  return pathname === '/v1' || pathname.startsWith('/v1/') ? 'classic' : 'modern';
}

/** The generation of the page that is shown. */
export function useGeneration(): Generation {
  return useRouterState({ select: ({ location }) => generationOfPath(location.pathname) });
}

/** The same, and tells the style sheets, which ask the document. For what surrounds every page. */
export function useShownGeneration(): Generation {
  const generation = useGeneration();
  useEffect(() => {
    document.documentElement.dataset.generation = generation;
  }, [generation]);
  return generation;
}

/** The page of the newer theme that a page of the older one is a variant of; others are their own. */
export function mainCounterpart(pathname: string): string {
  return generationOfPath(pathname) === 'classic' ? pathname.slice('/v1'.length) || '/' : pathname;
}

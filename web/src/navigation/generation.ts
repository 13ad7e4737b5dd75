import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

export type Generation = 'modern' | 'classic';

/** The older theme lives under /v1, the newer one everywhere else. */
export function generationOfPath(pathname: string): Generation {
  return pathname === '/v1' || pathname.startsWith('/v1/') ? 'classic' : 'modern';
}

/** The generation of the page that is asked for. */
export function useGeneration(): Generation {
  return useRouterState({ select: ({ location }) => generationOfPath(location.pathname) });
}

/**
 * Tells the style sheets, which ask the document, whose look what is shown has. For whatever fills the window: only
 * that knows when it has taken the place of a page of the other generation.
 */
export function useLookOf(generation: Generation): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.generation = generation;
  }, [generation]);
}

/** The page of the newer theme that a page of the older one is a variant of; others are their own. */
export function mainCounterpart(pathname: string): string {
  return generationOfPath(pathname) === 'classic' ? pathname.slice('/v1'.length) || '/' : pathname;
}

import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { sitePageAt } from '../../../cms/src/shared/site-pages';

export type Theme = 'modern' | 'classic';

/** The older theme lives under /v1, the newer one everywhere else. */
export function themeOfPath(pathname: string): Theme {
  return pathname === '/v1' || pathname.startsWith('/v1/') ? 'classic' : 'modern';
}

/** The theme of the page that is asked for. */
export function useTheme(): Theme {
  return useRouterState({ select: ({ location }) => themeOfPath(location.pathname) });
}

/**
 * Tells the style sheets, which ask the document, whose look what is shown has. For whatever fills the window: only
 * that knows when it has taken the place of a page of the other theme.
 */
export function useDocumentTheme(theme: Theme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/** The page of the newer theme that a page of the older one is a variant of; others are their own. */
export function mainCounterpart(pathname: string): string {
  return themeOfPath(pathname) === 'classic' ? pathname.slice('/v1'.length) || '/' : pathname;
}

/** Where a link of a written text leads from within /v1. '/contact' → '/v1/contact', '/rate-card' stays. */
export function classicPlace(pathname: string): string {
  const [, first = '', item] = pathname.split('/');
  // The older theme shows a project over its list: only the newer one has a page for it.
  if (!sitePageAt(`/${first}`, 'classic') || (first === 'projects' && item)) return pathname;
  return pathname === '/' ? '/v1' : `/v1${pathname}`;
}

import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { sitePageAt } from '../../../cms/src/shared/site-pages';

export type Theme = 'modern' | 'classic';

/** Returns the theme of a path: classic below /v1, modern everywhere else. */
export function themeOfPath(pathname: string): Theme {
  return pathname === '/v1' || pathname.startsWith('/v1/') ? 'classic' : 'modern';
}

/** Returns the theme of the current page. */
export function useTheme(): Theme {
  return useRouterState({ select: ({ location }) => themeOfPath(location.pathname) });
}

/**
 * Sets the theme of the document for the style sheets. Call it in whatever fills the window: only that knows when it
 * replaces a page of the other theme.
 */
export function useDocumentTheme(theme: Theme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/** Returns the modern theme's path for a path of the classic one; other paths are returned unchanged. */
export function modernPath(pathname: string): string {
  return themeOfPath(pathname) === 'classic' ? pathname.slice('/v1'.length) || '/' : pathname;
}

/** Returns the target of a text's link within /v1: '/contact' → '/v1/contact', '/rate-card' stays. */
export function classicPath(pathname: string): string {
  const [, first = '', item] = pathname.split('/');
  // The classic theme shows a project over its list: only the modern one has a page for it.
  if (!sitePageAt(`/${first}`)?.inClassic || (first === 'projects' && item)) return pathname;
  return pathname === '/' ? '/v1' : `/v1${pathname}`;
}

/** Pages of the modern theme without a fixed address: a project's, a client's */
const ONLY_MODERN = /^\/(?:projects|b)\/[\w-]+$/;

/** Returns the main page to which a path below /v1 leads that has no page in the classic theme. */
export function leadsTo(pathname: string): string | undefined {
  const path = modernPath(pathname).replace(/\/$/, '');
  return sitePageAt(path) || ONLY_MODERN.test(path) ? path : undefined;
}

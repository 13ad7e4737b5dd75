import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as v from 'valibot';

/** How many pages of a list one document may contain, besides the first alone. Each is a separate query. */
const MORE_PAGES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The search parameter of every page with a list: how many of its pages are shown at once; absent: only the first. */
export const pagesSearch = { pages: v.fallback(v.optional(v.picklist(MORE_PAGES)), undefined) };

/** Returns how many pages of its list the document shows, for search engines. */
export function useShownPages(): number {
  const { pages = 1 } = useSearch({ strict: false });
  return pages;
}

interface MoreWithoutScriptProps {
  label: string;
  className: string | undefined;
  linkClassName: string | undefined;
}

function LinkInServerMarkup({ label, className, linkClassName }: MoreWithoutScriptProps) {
  const { state, options } = useRouter();
  const { pathname, search } = state.location;
  const shown = 'pages' in search ? Number(search.pages) || 1 : 1;
  const pages = MORE_PAGES.find((more) => more > shown);
  return (
    <noscript>
      {pages && (
        <p className={className}>
          <a href={pathname + options.stringifySearch({ ...search, pages })} className={linkClassName}>
            {label}
          </a>
        </p>
      )}
    </noscript>
  );
}

/**
 * For visitors without JavaScript: a link to the same page with one more page of its list. The running app does not
 * need it, and React ignores the content of `noscript`.
 */
export const MoreWithoutScript = import.meta.env.SSR
  ? LinkInServerMarkup
  : (_: MoreWithoutScriptProps) => <noscript />;

/**
 * Shown only to visitors without JavaScript. The running app does not need it, and React ignores the content of
 * `noscript`.
 */
export const WithoutScript = import.meta.env.SSR
  ? ({ children }: { children: ReactNode }) => <noscript>{children}</noscript>
  : (_: { children: ReactNode }) => <noscript />;

import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as v from 'valibot';

/** How many pages of a list may be in one document besides the first alone. Each is a question of its own. */
const MORE_PAGES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Part of the search of every page with a list: how many pages of it are shown at once; absent means the first. */
export const pagesSearch = { pages: v.fallback(v.optional(v.picklist(MORE_PAGES)), undefined) };

/** How many pages of its list the document shows: what search engines know it by. */
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
 * For visitors without JavaScript: a link to the same page with one more page of its list. A running app has no need of
 * it, and React leaves the inside of `noscript` alone.
 */
export const MoreWithoutScript = import.meta.env.SSR
  ? LinkInServerMarkup
  : (_: MoreWithoutScriptProps) => <noscript />;

/**
 * What only visitors without JavaScript see. A running app has no need of it, and React leaves the inside of `noscript`
 * alone.
 */
export const WithoutScript = import.meta.env.SSR
  ? ({ children }: { children: ReactNode }) => <noscript>{children}</noscript>
  : (_: { children: ReactNode }) => <noscript />;

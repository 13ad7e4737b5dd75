import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { contactDetailsQueries } from '../contact-details/queries';
import { isPathListed } from './menu';
import { ownWords, type PageName, type PageWords } from './page-texts';
import { type Site, type SiteIdentity, siteQueries } from './queries';

/** Returns the owner's settings, which the root route loads before anything renders. */
export function useSite(): Site {
  return useSuspenseQuery(siteQueries.settings()).data;
}

/** Whether the owner's menu has the page at a path of either theme. */
export const useIsPathListed = (path: string): boolean => isPathListed(useSite(), path);

/** Returns the words of a page, with the owner's sentences instead of the built-in ones. */
export const usePageWords = <W extends PageWords>(words: W, page?: PageName): W =>
  ownWords(words, page, useSite().texts);

/** Returns the owner's name and email if they are loaded: for screens without any other data. */
export function useSiteIdentity(): SiteIdentity | undefined {
  const site = useQueryClient().getQueryData(siteQueries.settings().queryKey);
  return site && { title: site.title, email: site.contactEmail };
}

/** Returns the head of a printed page: name, email, phone and address of the site. */
export function useLetterhead(): string {
  const { origin } = useRouteContext({ from: '__root__' });
  const site = useSite();
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  return [site.title, details.email, details.phone, new URL(origin).host].filter(Boolean).join('  ·  ');
}

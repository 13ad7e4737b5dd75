import { createContext, type ReactNode, useContext, useEffect } from 'react';

const SiteName = createContext('');

/** The site's own name for every document title below. Empty while it is not known. */
export function SiteNameProvider({ name, children }: { name: string; children: ReactNode }) {
  return <SiteName.Provider value={name}>{children}</SiteName.Provider>;
}

/** Sets '{site name} - Admin {title}'; without a title that is known, '{site name} - Admin'. */
export function useDocumentTitle(title: string | null): void {
  const siteName = useContext(SiteName);
  useEffect(() => {
    document.title = [siteName, ['Admin', title].filter(Boolean).join(' ')].filter(Boolean).join(' - ');
  }, [siteName, title]);
}

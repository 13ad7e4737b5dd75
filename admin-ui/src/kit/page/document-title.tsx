import { createContext, type ReactNode, useContext, useEffect } from 'react';

const SiteName = createContext('');

/** Provides the site name for the document titles below it. Empty until it is loaded. */
export function SiteNameProvider({ name, children }: { name: string; children: ReactNode }) {
  return <SiteName.Provider value={name}>{children}</SiteName.Provider>;
}

/** Sets the document title to '{site name} - Admin {title}'. While the title is unknown, sets '{site name} - Admin'. */
export function useDocumentTitle(title: string | null): void {
  const siteName = useContext(SiteName);
  useEffect(() => {
    document.title = [siteName, ['Admin', title].filter(Boolean).join(' ')].filter(Boolean).join(' - ');
  }, [siteName, title]);
}

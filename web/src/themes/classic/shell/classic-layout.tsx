import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/toasts.css';
import type { ReactNode } from 'react';
import { useLetterhead } from '../../../features/site/use-letterhead';
import { useDocumentTheme } from '../../../routing/theme';
import { useHydrated } from '../../../routing/use-hydrated';
import { wording } from '../wording';
import classes from './classic-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteNav } from './site-nav';
import { SocialStrip } from './social-strip';

/** Where the skip link leads. */
const CONTENT_ID = 'content';

/** Bar, page, social strip and footer of the older theme. */
export function ClassicLayout({ children }: { children: ReactNode }) {
  useHydrated();
  useDocumentTheme('classic');
  const letterhead = useLetterhead();
  return (
    <>
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        {wording.navigation.skip}
      </a>
      <SiteNav />
      <main id={CONTENT_ID} tabIndex={-1} data-letterhead={letterhead}>
        {children}
      </main>
      <SocialStrip />
      <SiteFooter />
    </>
  );
}

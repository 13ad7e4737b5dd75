import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import type { ReactNode } from 'react';
import { useLetterhead } from '../../../features/site/use-letterhead';
import { useDocumentTheme } from '../../../routing/theme';
import { useHydrated } from '../../../routing/use-hydrated';
import { wording } from '../wording';
import classes from './modern-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteNav } from './site-nav';
import { SocialStrip } from './social-strip';

/** Where the skip link leads. */
const CONTENT_ID = 'content';

/** Bar, page, social strip and footer of the newer theme. */
export function ModernLayout({ children }: { children: ReactNode }) {
  useHydrated();
  useDocumentTheme('modern');
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

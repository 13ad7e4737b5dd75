import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/toasts.css';
import cormorant from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useLookOf } from '../../../navigation/generation';
import { useHydrated } from '../../../navigation/use-hydrated';
import { useLetterhead } from '../../../navigation/use-letterhead';
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
  useLookOf('classic');
  const letterhead = useLetterhead();
  for (const font of [cormorant, garamond]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
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

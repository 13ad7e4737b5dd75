import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/toasts.css';
import type { ReactNode } from 'react';
import type { Network } from '../../../features/contact-details/contact-details';
import { Layout, SocialStrip } from '../../shared/shell';
import classes from './classic-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteNav } from './site-nav';
import strip from './social-strip.module.css';

/** Initials in lozenges instead of the networks' own marks. */
const MONOGRAMS: Record<Network | 'contact', string> = {
  instagram: 'I',
  facebook: 'F',
  x: 'X',
  linkedin: 'L',
  tiktok: 'T',
  youtube: 'Y',
  whatsapp: 'W',
  models_com: 'M',
  agency: 'A',
  website: 'S',
  email: 'E',
  contact: 'C',
};

/** Bar, page, social strip and footer of the classic theme. */
export function ClassicLayout({ children }: { children: ReactNode }) {
  const end = (
    <>
      <SocialStrip
        ground="cover"
        contactPage="/v1/contact"
        icon={(of) => (
          <span className={strip.lozenge} aria-hidden="true">
            <span className={strip.letter}>{MONOGRAMS[of]}</span>
          </span>
        )}
        classNames={strip}
      />
      <SiteFooter />
    </>
  );
  return (
    <Layout theme="classic" className={classes.skip} bar={<SiteNav />} end={end}>
      {children}
    </Layout>
  );
}

import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import type { ReactNode } from 'react';
import { Layout, SocialStrip } from '../../behaviour/shell';
import { NetworkIcon } from '../pieces/network-icon';
import classes from './modern-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteNav } from './site-nav';
import strip from './social-strip.module.css';

/** Bar, page, social strip and footer of the newer theme. */
export function ModernLayout({ children }: { children: ReactNode }) {
  const end = (
    <>
      <SocialStrip
        ground="dark"
        contactPage="/contact"
        icon={(of) => <NetworkIcon network={of === 'contact' ? 'email' : of} />}
        classNames={strip}
      />
      <SiteFooter />
    </>
  );
  return (
    <Layout theme="modern" className={classes.skip} bar={<SiteNav />} end={end}>
      {children}
    </Layout>
  );
}

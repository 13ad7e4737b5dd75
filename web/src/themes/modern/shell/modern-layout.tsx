import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import type { ReactNode } from 'react';
import { Layout, SocialStrip } from '../../shared/shell';
import { NetworkIcon } from '../components/network-icon';
import classes from './modern-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteNav } from './site-nav';
import strip from './social-strip.module.css';

/** Bar, page, social strip and footer of the modern theme. */
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

import { useSite } from '../../../features/site/use-site';
import { longestWord } from '../../../texts/plain-text';
import { useBookerPages } from '../../shared/booker-pages';
import { legalPages, QUICK_LINKS_ID, quickLinksOf } from '../../shared/pages-of-site';
import { BackToTop, FooterLinks, FooterNetworks, useCurrentYear } from '../../shared/shell';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './site-footer.module.css';

const { footer } = wording;

/** Quick links, links for people who book, legal links, networks, the way back to the top and the year. */
export function SiteFooter() {
  const site = useSite();
  const year = useCurrentYear();
  const bookerPages = useBookerPages();
  return (
    <footer className={classes.footer} data-ground="dark">
      <p className={classes.name} style={longestWord(site.title)} aria-hidden="true">
        {site.title}
      </p>
      <div className={classes.columns}>
        <FooterLinks
          id={QUICK_LINKS_ID}
          title={footer.quickLinks}
          links={quickLinksOf(site, '', footer)}
          classNames={{ ...classes, row: classes.wideColumn }}
        />
        <FooterLinks title={footer.bookings} links={bookerPages} classNames={classes} />
        <FooterLinks title={footer.legal} links={legalPages} classNames={classes} />
        <FooterNetworks title={footer.elsewhere} classNames={classes} />
      </div>
      <div className={classes.end}>
        <p>{footer.copyright(year, site.title)}</p>
        <BackToTop className={actions.action} />
      </div>
    </footer>
  );
}

import { useSite } from '../../../features/site/use-site';
import { longestWord } from '../../../texts/plain-text';
import { useBookerPages } from '../../shared/booker-pages';
import { legalPages, QUICK_LINKS_ID, quickLinksOf } from '../../shared/pages-of-site';
import { BackToTop, FooterLinks, FooterNetworks, useCurrentYear } from '../../shared/shell';
import { Ornament } from '../components/ornament';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './site-footer.module.css';

const { footer } = wording;
const classNames = { ...classes, title: `${text.label} ${text.accent}` };

/** The back of the programme: name, quick links, links for people who book, networks, legal links, the way to the top and the year. */
export function SiteFooter() {
  const site = useSite();
  const year = useCurrentYear();
  const bookerPages = useBookerPages();
  return (
    <footer className={classes.footer} data-ground="cover">
      <Ornament />
      <p className={classes.name} style={longestWord(site.title)} aria-hidden="true">
        {site.title}
      </p>
      <FooterLinks
        id={QUICK_LINKS_ID}
        title={footer.quickLinks}
        links={quickLinksOf(site, '/v1', footer)}
        classNames={classNames}
      />
      <FooterLinks title={footer.bookings} links={bookerPages} classNames={classNames} />
      <FooterNetworks title={footer.social} classNames={classNames} />
      <FooterLinks title={footer.legal} links={legalPages} classNames={classNames} />
      <BackToTop className={actions.action} />
      <p className={classes.year}>{footer.copyright(year, site.title)}</p>
    </footer>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentYear } from '../../../dates/use-current-year';
import { contactDetailsQueries } from '../../../features/contact-details/queries';
import { contactDetailsWording } from '../../../features/contact-details/wording';
import { useSite } from '../../../features/site/use-site';
import { usePreloadInView } from '../../../routing/preloading';
import { legalPages, type PageLink, pagesOf, QUICK_LINKS_ID } from '../../behaviour/pages-of-site';
import { BackToTop } from '../../behaviour/shell';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './site-footer.module.css';

/** Quick links, legal links, networks, the way back to the top and the year. */
export function SiteFooter() {
  const site = useSite();
  const year = useCurrentYear();
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  const { about, direct } = pagesOf(site, '');
  const quickLinks: PageLink[] = [
    { label: wording.footer.home, to: '/' },
    ...about,
    ...direct,
    { label: wording.footer.rates, to: '/rate-card' },
    { label: wording.footer.roles, to: '/about-roles' },
  ];

  return (
    <footer className={classes.footer} data-ground="dark">
      <p className={classes.name} aria-hidden="true">
        {site.title}
      </p>
      <div className={classes.columns}>
        <LinkColumn
          id={QUICK_LINKS_ID}
          title={wording.footer.quickLinks}
          links={quickLinks}
          className={classes.wideColumn}
        />
        <LinkColumn title={wording.footer.legal} links={legalPages} />
        {details.socials.length > 0 && (
          <nav aria-label={wording.footer.elsewhere}>
            <p className={classes.title}>{wording.footer.elsewhere}</p>
            <ul>
              {details.socials.map(({ network, href }) => (
                <li key={network}>
                  <a href={href} className={classes.link} {...newTab(network)}>
                    {contactDetailsWording.networks[network]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={classes.end}>
        <p>{wording.footer.copyright(year, site.title)}</p>
        <BackToTop className={actions.action} />
      </div>
    </footer>
  );
}

function newTab(network: string) {
  return network === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}

interface LinkColumnProps {
  id?: string;
  title: string;
  links: PageLink[];
  className?: string;
}

function LinkColumn({ id, title, links, className }: LinkColumnProps) {
  const preloadOf = usePreloadInView();
  return (
    <nav id={id} aria-label={title} className={className}>
      <p className={classes.title}>{title}</p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} preload={preloadOf(to)} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

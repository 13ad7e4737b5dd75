import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentYear } from '../../../dates/use-current-year';
import { contactDetailsQueries } from '../../../features/contact-details/queries';
import { contactDetailsWording } from '../../../features/contact-details/wording';
import { useSite } from '../../../features/site/use-site';
import { usePreloadInView } from '../../../routing/preloading';
import { legalPages, type PageLink, pagesOf, QUICK_LINKS_ID } from '../../behaviour/pages-of-site';
import { BackToTop } from '../../behaviour/shell';
import { Ornament } from '../pieces/ornament';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './site-footer.module.css';

/** Pages that only the newer theme has. */
const mainPages: PageLink[] = [
  { label: wording.footer.rates, to: '/rate-card' },
  { label: wording.footer.roles, to: '/about-roles' },
];

/** The back of the programme: name, quick links, networks, legal links, the way to the top and the year. */
export function SiteFooter() {
  const site = useSite();
  const year = useCurrentYear();
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  const { about, direct } = pagesOf(site, '/v1');
  const quickLinks = [{ label: wording.footer.home, to: '/v1' }, ...about, ...direct, ...mainPages];

  return (
    <footer className={classes.footer} data-ground="cover">
      <Ornament />
      <p className={classes.name} aria-hidden="true">
        {site.title}
      </p>
      <LinkRow id={QUICK_LINKS_ID} title={wording.footer.quickLinks}>
        {quickLinks.map((link) => (
          <InternalLink key={link.to} {...link} />
        ))}
      </LinkRow>
      {details.socials.length > 0 && (
        <LinkRow title={wording.footer.social}>
          {details.socials.map(({ network, href }) => (
            <li key={network}>
              <a href={href} className={classes.link} {...(network !== 'email' && IN_NEW_TAB)}>
                {contactDetailsWording.networks[network]}
              </a>
            </li>
          ))}
        </LinkRow>
      )}
      <LinkRow title={wording.footer.legal}>
        {legalPages.map((link) => (
          <InternalLink key={link.to} {...link} />
        ))}
      </LinkRow>
      <BackToTop className={actions.action} />
      <p className={classes.year}>{wording.footer.copyright(year, site.title)}</p>
    </footer>
  );
}

const IN_NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

function InternalLink({ label, to }: PageLink) {
  const preloadOf = usePreloadInView();
  return (
    <li>
      <Link to={to} preload={preloadOf(to)} className={classes.link}>
        {label}
      </Link>
    </li>
  );
}

function LinkRow({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <nav id={id} aria-label={title} className={classes.row}>
      <p className={`${text.label} ${text.accent}`}>{title}</p>
      <ul className={classes.links}>{children}</ul>
    </nav>
  );
}

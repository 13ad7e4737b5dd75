import { Link, useRouterState } from '@tanstack/react-router';
import { useSite } from '../../../features/site/use-site';
import { useScrolledPast } from '../../../motion/use-scrolled-past';
import { settings } from '../settings';
import { wording } from '../wording';
import { AboutMenu } from './about-menu';
import { MobileMenu } from './mobile-menu';
import { pagesOf } from './pages-of-site';
import classes from './site-nav.module.css';
import { SoundSwitch } from './sound-switch';

/** The fixed bar: transparent at the top, translucent navy after 50 px. */
export function SiteNav() {
  const site = useSite();
  const scrolled = useScrolledPast(settings.navScrolledPx);
  const { about, direct } = pagesOf(site);
  const place = useRouterState({ select: ({ location }) => location.href });

  return (
    <header className={classes.bar} data-ground="dark" data-scrolled={scrolled ? '' : undefined}>
      <Link to="/" className={classes.logo} activeOptions={{ exact: true, includeSearch: false }}>
        {site.title}
      </Link>
      <nav className={classes.wide} aria-label={wording.navigation.label}>
        <ul className={classes.links}>
          <li>
            <AboutMenu key={place} pages={about} />
          </li>
          {direct.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={classes.link} activeOptions={{ includeSearch: false }}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.sound}>
        <SoundSwitch />
      </div>
      <div className={classes.small}>
        <MobileMenu key={place} about={about} direct={direct} />
      </div>
    </header>
  );
}

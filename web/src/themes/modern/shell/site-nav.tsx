import { Link, useRouterState } from '@tanstack/react-router';
import { useSite } from '../../../features/site/use-site';
import { useScrolledPast } from '../../../motion/on-scroll';
import * as shared from '../../shared/mobile-menu';
import { pagesOf } from '../../shared/pages-of-site';
import { AboutMenu, SoundSwitch } from '../../shared/shell';
import { settings } from '../settings';
import { wording } from '../wording';
import about from './about-menu.module.css';
import menuClasses from './mobile-menu.module.css';
import classes from './site-nav.module.css';
import sound from './sound-switch.module.css';

/** The fixed bar: transparent at the top, translucent navy after 50 px. */
export function SiteNav() {
  const site = useSite();
  const scrolled = useScrolledPast(settings.navScrolledPx);
  const pages = pagesOf(site, '');
  const place = useRouterState({ select: ({ location }) => location.href });

  return (
    <header className={classes.bar} data-ground="dark" data-scrolled={scrolled ? '' : undefined}>
      <Link to="/" className={classes.logo} activeOptions={{ exact: true, includeSearch: false }}>
        {site.title}
      </Link>
      <nav className={classes.wide} aria-label={wording.navigation.label}>
        <ul className={classes.links}>
          {pages.about.length > 0 && (
            <li>
              <AboutMenu key={place} pages={pages.about} classNames={about} />
            </li>
          )}
          {pages.direct.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={classes.link} activeOptions={{ includeSearch: false }}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.sound}>
        <SoundSwitch className={sound.switch}>
          <span className={sound.waves} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
        </SoundSwitch>
      </div>
      <div className={classes.small}>
        <MobileMenu key={place} {...pages} />
      </div>
    </header>
  );
}

/** A page of links. */
function MobileMenu(pages: shared.MenuPages) {
  return (
    <shared.MobileMenu
      {...pages}
      opener={<span className={menuClasses.lines} aria-hidden="true" />}
      closer={<span className={menuClasses.cross} aria-hidden="true" />}
      classNames={menuClasses}
    />
  );
}

import { Link, useRouterState } from '@tanstack/react-router';
import { useSite } from '../../../features/site/use-site';
import { useScrolledPast } from '../../../motion/on-scroll';
import { longestPart } from '../../../texts/plain-text';
import * as shared from '../../shared/mobile-menu';
import { pagesOf } from '../../shared/pages-of-site';
import { AboutMenu, SoundSwitch } from '../../shared/shell';
import { Ornament } from '../components/ornament';
import sheet from '../components/sheet-dialog.module.css';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import about from './about-menu.module.css';
import menuClasses from './mobile-menu.module.css';
import classes from './site-nav.module.css';
import sound from './sound-switch.module.css';

/** Letters of a word that fit into the bar of a small phone. */
const LETTERS_OF_BAR = 10;

/** The fixed bar: the name above the links on the middle axis; lower and solid after 20 px. */
export function SiteNav() {
  const site = useSite();
  const scrolled = useScrolledPast(settings.navScrolledPx);
  const pages = pagesOf(site, '/v1');
  const place = useRouterState({ select: ({ location }) => location.href });

  return (
    <header className={classes.bar} data-ground="cover" data-scrolled={scrolled ? '' : undefined}>
      <div className={classes.menu}>
        <MobileMenu key={place} {...pages} />
      </div>
      <Link
        to="/v1"
        className={classes.logo}
        data-long-word={longestPart(site.title) > LETTERS_OF_BAR ? '' : undefined}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        <span className={classes.name}>{site.title}</span>
      </Link>
      <nav className={classes.wide} aria-label={wording.navigation.label}>
        <ul className={classes.links}>
          {pages.about.length > 0 && (
            <li>
              <AboutMenu
                key={place}
                pages={pages.about}
                classNames={{
                  ...about,
                  button: `${text.label} ${about.button}`,
                  page: `${text.label} ${about.page}`,
                }}
              />
            </li>
          )}
          {pages.direct.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className={`${text.label} ${classes.link}`}
                activeOptions={{ includeSearch: false }}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.sound}>
        <SoundSwitch className={`${text.label} ${sound.switch}`} />
      </div>
    </header>
  );
}

const classNames = {
  ...classes,
  toggle: `${text.label} ${menuClasses.toggle}`,
  toFooter: `${text.label} ${menuClasses.toFooter}`,
  dialog: `${sheet.sheet} ${menuClasses.dialog}`,
  group: `${text.label} ${text.accent}`,
};

/** A programme of the pages. */
function MobileMenu(pages: shared.MenuPages) {
  return (
    <shared.MobileMenu
      {...pages}
      opener={wording.navigation.menu}
      end={<Ornament />}
      classNames={classNames}
    />
  );
}

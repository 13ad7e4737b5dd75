import { Link, useRouterState } from '@tanstack/react-router';
import { useDropdown } from '../../behaviour/use-dropdown';
import { wording } from '../wording';
import classes from './about-menu.module.css';
import type { PageLink } from './pages-of-site';

/** The About dropdown of wide screens. The bar gives it a new `key` on every route change, which closes it. */
export function AboutMenu({ pages }: { pages: PageLink[] }) {
  const { open, button, press, group } = useDropdown();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const active = pages.some(({ to }) => pathname.startsWith(to));

  return (
    <div className={classes.menu} {...group}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls="about-pages"
        data-active={active ? '' : undefined}
        onClick={press}
      >
        {wording.navigation.about}
      </button>
      <ul id="about-pages" className={classes.pages} hidden={!open}>
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={classes.page} activeOptions={{ includeSearch: false }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

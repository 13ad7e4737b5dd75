import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { usePreloadInView } from '../../../routing/preloading';
import { type PageLink, QUICK_LINKS_ID } from '../../shared/pages-of-site';
import { wording } from '../wording';
import classes from './mobile-menu.module.css';

interface MobileMenuProps {
  about: PageLink[];
  direct: PageLink[];
  firstOnSmallScreens: PageLink;
}

/** The menu of small screens: a page of links. The bar gives it a new `key` on every route change, which closes it. */
export function MobileMenu({ about, direct, firstOnSmallScreens }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  const preloadOf = usePreloadInView();
  const link = ({ label, to }: PageLink, className = classes.link) => (
    <li key={to}>
      <Link
        to={to}
        preload={preloadOf(to)}
        className={className}
        activeOptions={{ includeSearch: false }}
        onClick={close}
      >
        {label}
      </Link>
    </li>
  );

  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-label={wording.navigation.openMenu}
        data-needs-script=""
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <span className={classes.lines} aria-hidden="true" />
      </button>
      <a href={`#${QUICK_LINKS_ID}`} className={classes.toFooter}>
        {wording.navigation.menu}
      </a>
      <dialog ref={dialog} className={classes.dialog} aria-label={wording.navigation.label}>
        <button
          type="button"
          className={classes.close}
          aria-label={wording.navigation.closeMenu}
          onClick={close}
        >
          <span className={classes.cross} aria-hidden="true" />
        </button>
        <nav aria-label={wording.navigation.label}>
          <ul className={classes.list}>
            {link(firstOnSmallScreens)}
            <li>
              <p className={classes.group} id="about-group">
                {wording.navigation.about}
              </p>
              <ul className={classes.sublist} aria-labelledby="about-group">
                {about.map((page) => link(page, classes.sublink))}
              </ul>
            </li>
            {direct.map((page) => link(page))}
          </ul>
        </nav>
      </dialog>
    </>
  );
}

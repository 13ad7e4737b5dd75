import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePreloadInView } from '../../../routing/preloading';
import { type PageLink, QUICK_LINKS_ID } from '../../shared/pages-of-site';
import { Ornament } from '../components/ornament';
import { SheetDialog } from '../components/sheet-dialog';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './mobile-menu.module.css';

interface MobileMenuProps {
  about: PageLink[];
  direct: PageLink[];
  firstOnSmallScreens: PageLink;
}

/** The menu of small screens: a programme of the pages. The bar gives it a new `key` on every route change, which closes it. */
export function MobileMenu({ about, direct, firstOnSmallScreens }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const preloadOf = usePreloadInView();
  const link = ({ label, to }: PageLink, className: string | undefined) => (
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
        className={`${text.label} ${classes.toggle}`}
        aria-label={wording.navigation.openMenu}
        data-needs-script=""
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {wording.navigation.menu}
      </button>
      <a href={`#${QUICK_LINKS_ID}`} className={`${text.label} ${classes.toFooter}`}>
        {wording.navigation.menu}
      </a>
      {open && (
        <SheetDialog label={wording.navigation.label} onClose={close} className={classes.sheet}>
          <button
            type="button"
            className={classes.close}
            aria-label={wording.navigation.closeMenu}
            onClick={close}
          />
          <nav aria-label={wording.navigation.label} className={classes.pages}>
            <ul>
              {link(firstOnSmallScreens, classes.link)}
              <li className={classes.group}>
                <p className={`${text.label} ${text.accent}`} id="about-group">
                  {wording.navigation.about}
                </p>
                <ul className={classes.sublist} aria-labelledby="about-group">
                  {about.map((page) => link(page, classes.sublink))}
                </ul>
              </li>
              {direct.map((page) => link(page, classes.link))}
            </ul>
            <Ornament />
          </nav>
        </SheetDialog>
      )}
    </>
  );
}

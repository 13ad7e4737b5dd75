import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { usePreloadInView } from '../../routing/preloading';
import { type PageLink, type pagesOf, QUICK_LINKS_ID } from './pages-of-site';
import type { ClassNames } from './shell';
import { WindowDialog } from './window-dialog';
import { sharedWording } from './wording';

const words = sharedWording.navigation;

export type MenuPages = ReturnType<typeof pagesOf>;

interface MobileMenuProps extends MenuPages {
  /** Content of the button that opens it */
  opener: ReactNode;
  /** Content of the button that closes it */
  closer?: ReactNode;
  /** Content after the pages */
  end?: ReactNode;
  /** `toggle`, `toFooter`, `dialog`, `close`, `pages`, `list`, `about`, `group`, `link`, `sublist`, `sublink` */
  classNames: ClassNames;
}

/** The menu of small screens. The bar gives it a new `key` on every route change, which closes it. */
export function MobileMenu({ about, direct, firstOnSmallScreens, ...look }: MobileMenuProps) {
  const { opener, closer, end, classNames } = look;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const preloadOf = usePreloadInView();
  const link = ({ label, to }: PageLink, className = classNames.link) => (
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
        className={classNames.toggle}
        aria-label={words.openMenu}
        data-needs-script=""
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {opener}
      </button>
      <a href={`#${QUICK_LINKS_ID}`} className={classNames.toFooter}>
        {words.menu}
      </a>
      {open && (
        <WindowDialog label={words.label} onClose={close} className={classNames.dialog}>
          <button type="button" className={classNames.close} aria-label={words.closeMenu} onClick={close}>
            {closer}
          </button>
          <nav aria-label={words.label} className={classNames.pages}>
            <ul className={classNames.list}>
              {firstOnSmallScreens && link(firstOnSmallScreens)}
              {about.length > 0 && (
                <li className={classNames.about}>
                  <p className={classNames.group} id="about-group">
                    {words.about}
                  </p>
                  <ul className={classNames.sublist} aria-labelledby="about-group">
                    {about.map((page) => link(page, classNames.sublink))}
                  </ul>
                </li>
              )}
              {direct.map((page) => link(page))}
            </ul>
            {end}
          </nav>
        </WindowDialog>
      )}
    </>
  );
}

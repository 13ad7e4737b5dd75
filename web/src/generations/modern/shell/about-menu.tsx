import { Link, useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { wording } from '../wording';
import classes from './about-menu.module.css';
import type { PageLink } from './pages-of-site';

/** The About dropdown of wide screens. The bar gives it a new `key` on every route change, which closes it. */
export function AboutMenu({ pages }: { pages: PageLink[] }) {
  const [open, setOpen] = useState<'pointed at' | 'pressed' | false>(false);
  const button = useRef<HTMLButtonElement>(null);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const active = pages.some(({ to }) => pathname.startsWith(to));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the group only watches its own button and links
    <div
      className={classes.menu}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen('pointed at')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={open !== false}
        aria-controls="about-pages"
        data-active={active ? '' : undefined}
        // The pointer of a mouse has opened it already: the click that follows must not close it.
        onClick={() => setOpen(open === 'pressed' ? false : 'pressed')}
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

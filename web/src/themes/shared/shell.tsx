import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext, useRouterState } from '@tanstack/react-router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { followLinks, type Network } from '../../features/contact-details/contact-details';
import { contactDetailsQueries } from '../../features/contact-details/queries';
import { contactDetailsWording } from '../../features/contact-details/wording';
import { useLetterhead } from '../../features/site/use-site';
import { prefersReducedMotion } from '../../motion/reduced-motion';
import { hoverSwish, useSound } from '../../motion/sound';
import { usePreloadInView } from '../../routing/preloading';
import { type Theme, useDocumentTheme } from '../../routing/theme';
import type { PageLink } from './pages-of-site';
import { sharedWording } from './wording';

const { navigation, sound, footer } = sharedWording;

/** A theme's classes by their names in the style sheet. */
export type ClassNames = Readonly<Record<string, string | undefined>>;

/** Target of the skip link. */
const CONTENT_ID = 'content';

interface LayoutProps {
  theme: Theme;
  /** Class of the skip link */
  className: string | undefined;
  bar: ReactNode;
  /** Content after the page */
  end: ReactNode;
  children: ReactNode;
}

/** The layout around every page of a theme. */
export function Layout({ theme, className, bar, end, children }: LayoutProps) {
  const { onHydrated } = useRouteContext({ from: '__root__' });
  // Only a layout can report hydration of the first page: the router keeps pages in a Suspense boundary, which is
  // hydrated after everything around it.
  useEffect(() => onHydrated?.(), [onHydrated]);
  useDocumentTheme(theme);
  const letterhead = useLetterhead();
  return (
    <>
      <a href={`#${CONTENT_ID}`} className={className}>
        {navigation.skip}
      </a>
      {bar}
      <main id={CONTENT_ID} tabIndex={-1} data-letterhead={letterhead}>
        {children}
      </main>
      {end}
    </>
  );
}

interface AboutMenuProps {
  pages: PageLink[];
  /** `menu`, `button`, `pages`, `page` */
  classNames: ClassNames;
}

/** The About dropdown of wide screens. The bar gives it a new `key` on every route change, which closes it. */
export function AboutMenu({ pages, classNames }: AboutMenuProps) {
  const { open, button, press, group } = useDropdown();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const active = pages.some(({ to }) => pathname.startsWith(to));
  return (
    <div className={classNames.menu} {...group}>
      <button
        ref={button}
        type="button"
        className={classNames.button}
        aria-expanded={open}
        aria-controls="about-pages"
        data-active={active ? '' : undefined}
        onClick={press}
      >
        {navigation.about}
      </button>
      <ul id="about-pages" className={classNames.pages} hidden={!open}>
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={classNames.page} activeOptions={{ includeSearch: false }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A dropdown of the bar: a mouse opens it by pointing, a finger or key by pressing. Escape and leaving close it. */
function useDropdown() {
  const [open, setOpen] = useState<'pointed at' | 'pressed' | false>(false);
  const button = useRef<HTMLButtonElement>(null);
  // While the pointer opens it, the focus may be anywhere.
  useEffect(() => {
    if (open !== 'pointed at') return;
    const stop = new AbortController();
    const close = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);
  return {
    open: open !== false,
    button,
    // The mouse pointer has already opened it: the following click must not close it.
    press: () => setOpen(open === 'pressed' ? false : 'pressed'),
    /** For the element around button and list */
    group: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen('pointed at'),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(false),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setOpen(false),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      },
    },
  };
}

/** The sound switch. Its label names the current state and matches its visible text, also for voice control. */
export function SoundSwitch({ className, children }: PropsWithChildren<{ className: string | undefined }>) {
  const { on, toggle } = useSound();
  return (
    <button
      type="button"
      data-needs-script=""
      role="switch"
      aria-checked={on}
      className={className}
      onClick={toggle}
    >
      {children}
      <span>{on ? sound.on : sound.off}</span>
    </button>
  );
}

interface SocialStripProps {
  ground: string;
  contactPage: string;
  /** Icon next to a label */
  icon: (of: Network | 'contact') => ReactNode;
  /** `strip`, `link`, `label` */
  classNames: ClassNames;
}

/** Links at the edge of the window; each shows its label and sounds like fabric under the pointer. */
export function SocialStrip({ ground, contactPage, icon, classNames }: SocialStripProps) {
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  return (
    <aside className={classNames.strip} data-ground={ground} aria-label={navigation.social}>
      <ul>
        {followLinks(details).map(({ network, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={classNames.link}
              onPointerEnter={hoverSwish}
            >
              {icon(network)}
              <span className={classNames.label}>{contactDetailsWording.follow[network]}</span>
            </a>
          </li>
        ))}
        <li>
          <Link to={contactPage} className={classNames.link} onPointerEnter={hoverSwish}>
            {icon('contact')}
            <span className={classNames.label}>{contactDetailsWording.contactMe}</span>
          </Link>
        </li>
      </ul>
    </aside>
  );
}

interface FooterRowProps {
  id?: string;
  title: string;
  /** `row`, `title`, `links`, `link` */
  classNames: ClassNames;
}

/** A titled list of pages in the footer. */
export function FooterLinks({ links, ...row }: FooterRowProps & { links: PageLink[] }) {
  const preloadOf = usePreloadInView();
  return (
    <FooterRow {...row}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} preload={preloadOf(to)} className={row.classNames.link}>
            {label}
          </Link>
        </li>
      ))}
    </FooterRow>
  );
}

/** The owner's networks and email in the footer. */
export function FooterNetworks(row: FooterRowProps) {
  const { socials } = useSuspenseQuery(contactDetailsQueries.details()).data;
  if (socials.length === 0) return null;
  return (
    <FooterRow {...row}>
      {socials.map(({ network, href }) => (
        <li key={href}>
          <a href={href} className={row.classNames.link} {...(network !== 'email' && IN_NEW_TAB)}>
            {contactDetailsWording.networks[network]}
          </a>
        </li>
      ))}
    </FooterRow>
  );
}

const IN_NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

function FooterRow({ id, title, classNames, children }: FooterRowProps & { children: ReactNode }) {
  return (
    <nav id={id} aria-label={title} className={classNames.row}>
      <p className={classNames.title}>{title}</p>
      <ul className={classNames.links}>{children}</ul>
    </nav>
  );
}

/** Moves scroll position and focus to the top of the page. */
export function BackToTop({ className }: { className: string | undefined }) {
  const toTop = () => {
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  return (
    <button type="button" data-needs-script="" className={className} onClick={toTop}>
      {footer.backToTop}
    </button>
  );
}

/** Returns the year in which the page was made, by the server's clock. */
export function useCurrentYear(): number {
  const { renderedOn } = useRouteContext({ from: '__root__' });
  return Number(renderedOn.slice(0, 'YYYY'.length));
}

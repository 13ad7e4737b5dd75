import { Drawer } from '@mantine/core';
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconExternalLink, IconLogout, IconMenu2, IconSearch } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { undoLast } from '../notifications/toasts';
import { CommandPalette, openPalette, type PaletteContent } from './command-palette';
import { useKeptFocus } from './keep-focus';
import { NavButton, NavLink } from './nav-item';
import { PAGE_GROUPS, type PAGES } from './pages';
import classes from './shell.module.css';
import { useThemeToggle } from './use-theme-toggle';
import { wording } from './wording';

/** Minimum width for a sidebar with labels; keep it equal to the width in the style sheet. */
const WIDE = '(min-width: 62em)';

/** A number beside a page's link, and its meaning: '3 unread' */
type Waiting = Partial<Record<(typeof PAGES)[number]['to'], { value: number; meaning: string }>>;

interface ShellProps {
  siteTitle: string;
  /** Pages without a link, because the owner does not use them. "Go to" finds them. */
  unused: readonly string[];
  /** Counts of items that wait for the owner, by page. */
  waiting: Waiting;
  palette: PaletteContent;
  onLogout: () => void;
  leaving: boolean;
  children: ReactNode;
}

/**
 * Frame of every page after sign-in. Wide screens get a sidebar with labels, narrow ones a sidebar with icons and
 * tooltips. Phones get a bottom bar and a full menu.
 */
export function Shell({ siteTitle, unused, waiting, palette, onLogout, leaving, children }: ShellProps) {
  const wide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches);
  const [menuOpen, menu] = useDisclosure(false);
  const theme = useThemeToggle();
  const groups = PAGE_GROUPS.map(({ heading, pages }) => ({
    heading,
    pages: [...pages].filter(({ to }) => !unused.includes(to)),
  }));
  const compact = !wide;
  useHotkeys([['mod+Z', undoLast]]);
  useKeptFocus();
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });

  const tools = (labelled: boolean) => (
    <>
      <NavButton label={wording.goTo} Icon={IconSearch} compact={!labelled} onClick={openPalette} />
      <NavButton label={theme.label} Icon={theme.Icon} compact={!labelled} onClick={theme.toggle} />
      <NavButton
        label={wording.logout}
        Icon={IconLogout}
        compact={!labelled}
        onClick={onLogout}
        disabled={leaving}
      />
    </>
  );

  return (
    <div className={classes.shell}>
      {isLoading && <div className={classes.progress} />}
      <a href="#content" className={classes.skip}>
        {wording.skip}
      </a>
      <header className={classes.sidebar}>
        <a href="/" target="_blank" rel="noopener" className={classes.site} title={wording.viewSite}>
          <span className={classes.siteTitle}>{siteTitle}</span>
          <IconExternalLink size={18} aria-hidden />
        </a>
        <nav className={classes.nav} aria-label={wording.navigation}>
          {groups.map(({ heading, pages }) => (
            <Fragment key={pages[0]?.to}>
              {heading && <p className={classes.groupHeading}>{heading}</p>}
              {pages.map(({ atHand, ...page }) => (
                <div key={page.to} className={classes.entry} data-at-hand={atHand}>
                  <NavLink {...page} compact={compact} count={waiting[page.to]} />
                </div>
              ))}
            </Fragment>
          ))}
          <div className={classes.menuButton}>
            <NavButton
              label={wording.menu}
              Icon={IconMenu2}
              compact
              onClick={menu.open}
              aria-expanded={menuOpen}
            />
          </div>
        </nav>
        <div className={classes.tools}>{tools(!compact)}</div>
      </header>
      {children}
      <Drawer
        opened={menuOpen}
        onClose={menu.close}
        position="bottom"
        title={siteTitle || wording.menu}
        classNames={{ content: classes.sheet, header: classes.sheetHeader }}
        size="auto"
      >
        <nav className={classes.sheetNav} aria-label={wording.menu}>
          {groups.map(({ heading, pages }) => (
            <Fragment key={pages[0]?.to}>
              {heading && <p className={classes.sheetHeading}>{heading}</p>}
              {pages.map(({ atHand, ...page }) => (
                <NavLink key={page.to} {...page} onClick={menu.close} count={waiting[page.to]} />
              ))}
            </Fragment>
          ))}
          {tools(true)}
        </nav>
      </Drawer>
      <CommandPalette {...palette} onLogout={onLogout} />
    </div>
  );
}

import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconExternalLink, IconLogout, IconPlus, IconSearch } from '@tabler/icons-react';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { PAGES } from './pages';
import { useThemeToggle } from './use-theme-toggle';
import { wording } from './wording';

/** Every page and every action; the list scrolls. */
const SHOWN = 32;

/** What is begun most often: the form of a new item. */
const BEGINNINGS = [
  {
    label: wording.actions.addPortfolioItem,
    link: linkOptions({ to: '/portfolio', search: { tab: 'upload-new' } }),
  },
  { label: wording.actions.writePost, link: linkOptions({ to: '/blog', search: { tab: 'create-new' } }) },
  {
    label: wording.actions.addProject,
    link: linkOptions({ to: '/projects', search: { tab: 'create-new' } }),
  },
  { label: wording.actions.addEvent, link: linkOptions({ to: '/events', search: { form: 'new' } }) },
  {
    label: wording.actions.addMilestone,
    link: linkOptions({ to: '/bio', search: { tab: 'add-milestone' } }),
  },
];

/** Ctrl/Cmd-K: every page, and what is begun most often. */
export function CommandPalette({ onLogout }: { onLogout: () => void }) {
  const navigate = useNavigate();
  const theme = useThemeToggle();

  const pages: SpotlightActionData[] = PAGES.map(({ to, label, Icon }) => ({
    id: to,
    label,
    leftSection: <Icon size={22} stroke={1.75} aria-hidden />,
    onClick: () => navigate({ to }),
  }));
  const beginnings: SpotlightActionData[] = BEGINNINGS.map(({ label, link }) => ({
    id: label,
    label,
    leftSection: <IconPlus size={22} stroke={1.75} aria-hidden />,
    onClick: () => navigate(link),
  }));
  const actions: SpotlightActionData[] = [
    {
      id: 'theme',
      label: theme.label,
      leftSection: <theme.Icon size={22} stroke={1.75} aria-hidden />,
      onClick: theme.toggle,
    },
    {
      id: 'site',
      label: wording.viewSite,
      leftSection: <IconExternalLink size={22} stroke={1.75} aria-hidden />,
      onClick: () => window.location.assign('/'),
    },
    {
      id: 'logout',
      label: wording.logout,
      leftSection: <IconLogout size={22} stroke={1.75} aria-hidden />,
      onClick: onLogout,
    },
  ];

  return (
    <Spotlight
      actions={[...pages, ...beginnings, ...actions]}
      shortcut={['mod + K']}
      // Also from within a field.
      tagsToIgnore={[]}
      limit={SHOWN}
      scrollable
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      attributes={{ content: { 'aria-label': wording.goTo } }}
      maxHeight={480}
      lockScroll={false}
      highlightQuery
      // As behind every other dialog; a blur costs slow machines more than the page itself.
      overlayProps={{ blur: 0, backgroundOpacity: 0.6 }}
      nothingFound={wording.nothingFound}
      searchProps={{
        placeholder: wording.search,
        'aria-label': wording.search,
        leftSection: <IconSearch size={20} aria-hidden />,
      }}
    />
  );
}

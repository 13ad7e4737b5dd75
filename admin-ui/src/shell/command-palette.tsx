import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { type Icon, IconExternalLink, IconLogout, IconPlus, IconSearch } from '@tabler/icons-react';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PAGES } from './pages';
import { useThemeToggle } from './use-theme-toggle';
import { wording } from './wording';

const [store, palette] = createSpotlight();
export const openPalette = palette.open;

/**
 * Selects the first entry when search results arrive. Spotlight only does so while typing. Keeps a selection made
 * with the arrow keys.
 */
function selectFirst(): void {
  const { selected, listId } = store.getState();
  const list = document.getElementById(listId);
  const first = list?.querySelector('[data-action]');
  if (!first || selected > 0) return;
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  first.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/** Maximum entries: all pages, actions and results fit; the list scrolls. */
const SHOWN = 60;

/** The most common actions: forms of new items. */
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
  { label: wording.actions.addBooking, link: linkOptions({ to: '/bookings/new' }) },
];

export interface PaletteContent {
  query: string;
  onQuery: (query: string) => void;
  /** Whether search results are loading. */
  isSearching: boolean;
  /** Search results: content, and the texts of the site. */
  groups: SpotlightActionGroupData[];
}

interface CommandPaletteProps extends PaletteContent {
  onLogout: () => void;
}

/** Command palette (Ctrl/Cmd-K) with all pages, common actions and search results. */
export function CommandPalette({ query, onQuery, isSearching, groups, onLogout }: CommandPaletteProps) {
  const navigate = useNavigate();
  const theme = useThemeToggle();
  useEffect(() => {
    if (!isSearching && query) selectFirst();
  }, [isSearching, query]);

  const action = (
    id: string,
    label: string,
    ItsIcon: Icon,
    onClick: () => void,
    keywords?: string,
  ): SpotlightActionData => ({
    id,
    label,
    keywords,
    leftSection: <ItsIcon size={22} stroke={1.75} aria-hidden />,
    onClick,
  });
  const pages = PAGES.map(({ to, label, Icon }) =>
    action(to, label, Icon, () => navigate({ to }), wording.keywords[to]),
  );
  const actions = [
    ...BEGINNINGS.map(({ label, link }) => action(label, label, IconPlus, () => navigate(link))),
    action('theme', theme.label, theme.Icon, theme.toggle),
    action('site', wording.viewSite, IconExternalLink, () => window.open('/', '_blank', 'noopener')),
    action('logout', wording.logout, IconLogout, onLogout),
  ];

  return (
    <Spotlight
      store={store}
      query={query}
      onQueryChange={onQuery}
      actions={[
        { group: wording.groups.pages, actions: pages },
        { group: wording.groups.actions, actions },
        ...groups.filter((group) => group.actions.length > 0),
      ]}
      shortcut={['mod + K']}
      // The shortcut also works inside a field.
      tagsToIgnore={[]}
      limit={SHOWN}
      scrollable
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      attributes={{ content: { 'aria-label': wording.goTo } }}
      maxHeight={480}
      lockScroll={false}
      highlightQuery
      // As behind every other dialog; a blur is slow on weak machines.
      overlayProps={{ blur: 0, backgroundOpacity: 0.6 }}
      nothingFound={!isSearching && wording.nothingFound}
      searchProps={{
        placeholder: wording.search,
        'aria-label': wording.search,
        leftSection: <IconSearch size={20} aria-hidden />,
      }}
    />
  );
}

import { createBrowserHistory, type createHistory, type RouterHistory } from '@tanstack/react-router';
import { adminPathInHash, hashAddress, routeInAddress, withoutAnchor } from './hash-address';

/** The location type of the router's history, which it does not export by name. */
type HistoryPlace = ReturnType<Parameters<typeof createHistory>[0]['getLocation']>;

export interface HashHistory extends RouterHistory {
  /**
   * Starts to follow the address. Until then the app stays at its first page, whatever the visitor does with the
   * address bar: server markup can only be hydrated as the page that it is.
   */
  follow: () => void;
}

/**
 * Creates the history of the running app: the address bar shows `/#/portfolio`, while links keep the crawlable
 * `/portfolio`. A visitor who entered by a path stays on it until the first navigation.
 *
 * @param page path and search of the server's page, where the app starts
 */
export function createHashHistory(page: string, view: Window = window): HashHistory {
  let route = routeInAddress(view.location);
  let start: HistoryPlace | undefined;

  const readPlace = (): HistoryPlace => {
    const { hash } = view.location;
    // Another application: this one stays unchanged until the browser has left.
    if (adminPathInHash(hash)) return toPlace(route, view.history.state);
    // A fragment navigation has no state of ours. '#top' clicked on '/#/bio' leaves '/#top' in the bar, but the
    // visitor is still on the biography.
    const isAnchor = hash.length > 1 && !hash.startsWith('#/') && !view.history.state;
    route = isAnchor ? `${withoutAnchor(route)}${hash}` : routeInAddress(view.location);
    return toPlace(route, view.history.state);
  };

  // '#/bio' typed on '/contact' leaves '/contact#/bio', an address that names two pages. Calls the browser's own
  // function, because the router's replacement would treat this as a navigation.
  const replaceState = view.history.replaceState.bind(view.history);
  const nameOnePage = () => {
    const { pathname, search, hash } = view.location;
    if ((pathname === '/' && !search) || !hash.startsWith('#/')) return;
    replaceState(view.history.state, '', hashAddress(routeInAddress(view.location)));
  };

  const asked = readPlace();
  // Without a state the history entry gets its key, under which the scroll position is stored.
  if (!view.history.state) replaceState(asked.state, '');
  // The page's own address omits parameters that it does not read (fbclid), but the bar keeps them.
  const isPage = !view.location.hash.startsWith('#/') && asked.pathname === page.split('?', 1)[0];
  start = isPage || withoutAnchor(asked.href) === page ? asked : toPlace(page, null);
  const history = createBrowserHistory({
    window: view,
    parseLocation: () => start ?? readPlace(),
    createHref: hashAddress,
  });

  const { push, replace } = history;
  history.push = (path, ...rest) => {
    start = undefined;
    route = path;
    push(path, ...rest);
  };
  history.replace = (path, ...rest) => {
    start = undefined;
    route = path;
    replace(path, ...rest);
  };
  history.createHref = (path) => path;

  view.addEventListener('hashchange', () => {
    const admin = adminPathInHash(view.location.hash);
    if (admin) view.location.replace(admin);
    else nameOnePage();
  });

  const follow = () => {
    const from = start?.href;
    start = undefined;
    if (from === undefined || readPlace().href === from) return;
    // The history missed this event while it did not follow the address.
    view.dispatchEvent(new PopStateEvent('popstate', { state: view.history.state }));
  };
  return Object.assign(history, { follow });
}

function toPlace(route: string, state: HistoryPlace['state'] | null): HistoryPlace {
  const { pathname, search, hash } = new URL(route, 'http://site.invalid');
  return { href: `${pathname}${search}${hash}`, pathname, search, hash, state: state ?? freshState() };
}

/** Returns whether a navigation of the running app led there: a loaded document has an index of 0. */
export const isOpenedInApp = ({ __TSR_index }: HistoryPlace['state']): boolean => __TSR_index > 0;

function freshState(): HistoryPlace['state'] {
  const key = Math.random().toString(36).slice(2, 10);
  return { key, __TSR_key: key, __TSR_index: 0 };
}

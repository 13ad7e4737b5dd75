import { createBrowserHistory, type createHistory, type RouterHistory } from '@tanstack/react-router';
import { adminPathInHash, hashAddress, routeInAddress, withoutAnchor } from './hash-address';

/** The location type of the router's history, which it does not export by name. */
type HistoryPlace = ReturnType<Parameters<typeof createHistory>[0]['getLocation']>;

export interface HashHistory extends RouterHistory {
  /**
   * Follows the address from now on. Until then the place stays the one the app started at, whatever a
   * visitor does with the address bar: markup from the server can only be hydrated as the page that it is.
   */
  follow: () => void;
}

/**
 * History of the running app: the address bar shows `/#/portfolio`, while links keep the crawlable
 * `/portfolio`. A visitor who entered by a path stays on it until the first navigation.
 *
 * @param page path and search of the page that the server has sent, where the app starts
 */
export function createHashHistory(page: string, view: Window = window): HashHistory {
  let route = routeInAddress(view.location);
  let start: HistoryPlace | undefined;

  const readPlace = (): HistoryPlace => {
    const { hash } = view.location;
    // Another application: this one stays as it is until the browser has left for it.
    if (adminPathInHash(hash)) return toPlace(route, view.history.state);
    // A fragment navigation carries no state of ours. '#top' clicked on '/#/bio' leaves only '/#top' in
    // the bar: the visitor is still on the biography.
    const isAnchor = hash.length > 1 && !hash.startsWith('#/') && !view.history.state;
    route = isAnchor ? `${withoutAnchor(route)}${hash}` : routeInAddress(view.location);
    return toPlace(route, view.history.state);
  };

  // Typed into the bar of '/contact', '#/bio' leaves '/contact#/bio': one address that names two pages. The browser's
  // own function, for the router replaces it with one that would take this for a navigation.
  const replaceState = view.history.replaceState.bind(view.history);
  const nameOnePage = () => {
    const { pathname, search, hash } = view.location;
    if ((pathname === '/' && !search) || !hash.startsWith('#/')) return;
    replaceState(view.history.state, '', hashAddress(routeInAddress(view.location)));
  };

  const asked = readPlace();
  // The entry has the key of the place, for what is kept by it: coming back finds how far it was scrolled.
  if (!view.history.state) replaceState(asked.state, '');
  // The page is named without what it does not read of its address (fbclid), which stays in the bar.
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
    // The history missed it while it was looking away.
    view.dispatchEvent(new PopStateEvent('popstate', { state: view.history.state }));
  };
  return Object.assign(history, { follow });
}

function toPlace(route: string, state: HistoryPlace['state'] | null): HistoryPlace {
  const { pathname, search, hash } = new URL(route, 'http://site.invalid');
  return { href: `${pathname}${search}${hash}`, pathname, search, hash, state: state ?? freshState() };
}

/** Whether a navigation of the running app led there: a document that is loaded has an index of 0. */
export const isOpenedInApp = ({ __TSR_index }: HistoryPlace['state']): boolean => __TSR_index > 0;

function freshState(): HistoryPlace['state'] {
  const key = Math.random().toString(36).slice(2, 10);
  return { key, __TSR_key: key, __TSR_index: 0 };
}

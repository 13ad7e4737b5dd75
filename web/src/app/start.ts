/**
 * Inlined into every page, and runs before the first paint. It imports nothing, so that its build is a single file.
 * Style sheets hide what needs a script until they know that one runs.
 */
delete document.documentElement.dataset.withoutScript;
// The server sets the same mark, but a cache in between may have sent the page of another visitor.
if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData)
  document.documentElement.dataset.savesData = '';

/** How long the app's modules wait for the first paint at most. Milliseconds. */
const LONGEST_WAIT_MS = 4000;
const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];
let started = false;

function start() {
  if (started) return;
  started = true;
  loadNext();
}

// Each module is loaded and run in a separate task, one after the other, so that a phone stays responsive.
function loadNext() {
  const src = modules.shift();
  if (!src) return;
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', async: false, src }),
  );
  setTimeout(loadNext);
}

// The first paint has the connection to itself, until the app may be needed.
function whenPainted() {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const painted = new PerformanceObserver(() => {
    if (!isPainted()) return;
    painted.disconnect();
    setTimeout(start);
  });
  painted.observe({ type: 'paint', buffered: true });
}

// Repeats the press of a button for the app once it runs. Links and forms work without it.
let pressed: HTMLElement | null = null;
function remember({ target }: Event) {
  pressed?.removeAttribute('data-pressed-early');
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  pressed?.setAttribute('data-pressed-early', '');
}

function standBy() {
  addEventListener('load', whenPainted, { once: true });
  for (const intent of ['pointerdown', 'keydown'])
    addEventListener(intent, start, { once: true, capture: true });
  setTimeout(start, LONGEST_WAIT_MS);
  addEventListener('click', remember, { capture: true });
  addEventListener(
    'app-ready',
    () => {
      removeEventListener('click', remember, { capture: true });
      pressed?.removeAttribute('data-pressed-early');
      setTimeout(() => pressed?.isConnected && pressed.click());
    },
    { once: true },
  );
}

/** Paths that are not pages: after '#/' the app handles them itself. */
const NO_PAGE = /^\/(?:api|uploads|graphql|assets)(?:\/|$)|^[^?#]*\.\w+(?:[?#]|$)/;
/** This script adds it before an anchor: '/portfolio#/' was requested as '/#/portfolio'. */
const CAME_BY_HASH = /^#\/(?=#|$)/;

/** Under this key the router finds the scroll position, which a page loses when it is replaced. */
const PLACE = 'key-of-place';

function keepPlace() {
  try {
    sessionStorage.setItem(PLACE, history.state?.__TSR_key ?? '');
  } catch {
    // Blocked storage: the page begins at its top.
  }
}

/** The state of the router's history for a loaded document: with an index of 0. */
function keptPlace() {
  try {
    const key = sessionStorage.getItem(PLACE);
    return key ? { key, __TSR_key: key, __TSR_index: 0 } : null;
  } catch {
    return null;
  }
}

// The server cannot see what follows '#', so at '/#/portfolio' it begins to send the home page. This loads the page of
// the route instead, at once.
const { origin, pathname, search, hash } = location;
const [, route = '', anchor = ''] = /^#(\/[^#]*)(#.*)?$/.exec(hash) ?? [];
if (/^\/admin(?:\/|$)/.test(route)) {
  location.replace(route);
} else if ((pathname !== '/' || search) && CAME_BY_HASH.test(hash)) {
  history.replaceState(keptPlace(), '', `/#${pathname}${search}${hash.replace(CAME_BY_HASH, '')}`);
  standBy();
} else if (route && route !== pathname + search && !NO_PAGE.test(route)) {
  stop();
  keepPlace();
  location.replace(`${origin}${route}#/${anchor}`);
} else {
  standBy();
}

/**
 * Stands in every page and runs before anything is painted; it imports nothing, so that its build is one text. Style
 * sheets keep what needs a script out of sight until they know that one runs.
 */
delete document.documentElement.dataset.withoutScript;
// The server says the same of visitors whose browser tells it so; a cache between us may have sent another's page.
if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData)
  document.documentElement.dataset.savesData = '';

/** So long at most do the app's modules wait for the first view, in milliseconds. */
const LONGEST_WAIT_MS = 4000;
const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];
let started = false;

function start() {
  if (started) return;
  started = true;
  loadNext();
}

// They run one after the other, and each is asked for and run in a task of its own: a phone stays quick to answer.
function loadNext() {
  const src = modules.shift();
  if (!src) return;
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', async: false, src }),
  );
  setTimeout(loadNext);
}

// Until the first view is painted the line belongs to it; or until the app may be needed.
function whenPainted() {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const painted = new PerformanceObserver(() => {
    if (!isPainted()) return;
    painted.disconnect();
    setTimeout(start);
  });
  painted.observe({ type: 'paint', buffered: true });
}

// A button pressed in between is pressed again for the app. Links and forms need none.
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

/** What follows '#/' here leads to no page of the server: the app says so. */
const NO_PAGE = /^\/(?:api|uploads|graphql|assets)(?:\/|$)|^[^?#]*\.\w+(?:[?#]|$)/;
/** Left by this script for itself, before an anchor: '/portfolio#/' was asked for as '/#/portfolio'. */
const CAME_BY_HASH = /^#\/(?=#|$)/;

/** A place's key, by which the router finds how far it was scrolled: a page that is replaced loses it. */
const PLACE = 'key-of-place';

function keepPlace() {
  try {
    sessionStorage.setItem(PLACE, history.state?.__TSR_key ?? '');
  } catch {
    // Blocked storage: the page begins at its top.
  }
}

/** What the router's history keeps of a document that is loaded: with an index of 0. */
function keptPlace() {
  try {
    const key = sessionStorage.getItem(PLACE);
    return key ? { key, __TSR_key: key, __TSR_index: 0 } : null;
  } catch {
    return null;
  }
}

// The server cannot see what follows '#': at '/#/portfolio' it begins to send the home page. Its page of that route is
// asked for at once, and nothing more of this one.
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

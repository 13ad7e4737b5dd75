// Runs before anything is painted. Style sheets keep what needs a script out of sight until they know that one runs.
delete document.documentElement.dataset.withoutScript;
// The server says the same of visitors whose browser tells it so; a cache between us may have sent another's page.
if (navigator.connection?.saveData) document.documentElement.dataset.savesData = '';

(() => {
  /** So long at most do the app's modules wait for the first view, in milliseconds. */
  const LONGEST_WAIT_MS = 4000;
  const modules = document.currentScript.dataset.modules.split(' ');
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

  // The server cannot see what follows '#', so at '/#/portfolio' it sends the
  // home page: the mark hides that markup until the app has rendered the page that was asked for.
  const route = location.hash.slice(1);
  if (route.startsWith('/')) {
    if (/^\/admin(\/|$)/.test(route)) return location.replace(route);
    if (route !== location.pathname + location.search) {
      document.documentElement.dataset.hashRoute = '';
      return start();
    }
  }

  // Until the first view is painted the line belongs to it; or until the app may be needed.
  const whenPainted = () => {
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    const painted = new PerformanceObserver(() => {
      if (!isPainted()) return;
      painted.disconnect();
      setTimeout(start);
    });
    painted.observe({ type: 'paint', buffered: true });
  };
  addEventListener('load', whenPainted, { once: true });
  for (const intent of ['pointerdown', 'keydown'])
    addEventListener(intent, start, { once: true, capture: true });
  setTimeout(start, LONGEST_WAIT_MS);

  // A button pressed in between is pressed again for the app. Links and forms need none.
  let pressed = null;
  const remember = ({ target }) => {
    pressed?.removeAttribute('data-pressed-early');
    pressed = target instanceof Element ? target.closest('button[type="button"]') : null;
    pressed?.setAttribute('data-pressed-early', '');
  };
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
})();

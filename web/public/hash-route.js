// Runs before anything is painted. Style sheets keep what needs a script out of sight until they know that one runs.
delete document.documentElement.dataset.withoutScript;

// The server cannot see what follows '#', so at '/#/portfolio' it sends the
// home page: the mark hides that markup until the app has rendered the page that was asked for.
(() => {
  const route = location.hash.slice(1);
  if (!route.startsWith('/')) return;
  if (/^\/admin(\/|$)/.test(route)) location.replace(route);
  else if (route !== location.pathname + location.search) document.documentElement.dataset.hashRoute = '';
})();

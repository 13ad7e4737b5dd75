// Runs before anything is painted. The server cannot see what follows '#', so at '/#/portfolio' it sends the
// home page: the mark hides that markup until the app has rendered the page that was asked for.
(() => {
  const route = location.hash.slice(1);
  if (!route.startsWith('/')) return;
  if (/^\/admin(\/|$)/.test(route)) location.replace(route);
  else if (route !== location.pathname + location.search) document.documentElement.dataset.hashRoute = '';
})();

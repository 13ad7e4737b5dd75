// Runs before the first paint, so that the stored theme never flashes the other one.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('admin-theme');
  } catch {
    // Storage is blocked in this browser: the system's own preference decides.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();

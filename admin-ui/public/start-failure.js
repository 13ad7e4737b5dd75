// Says why the owner's area shows nothing. Plain JavaScript with its own texts, because the app may not run.
(() => {
  const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
  const show = (reason) => {
    const root = document.getElementById('root');
    if (!root || root.childElementCount > 0) return;
    const retry = element('button', 'Reload');
    retry.onclick = () => location.reload();
    const page = element('main', '');
    page.style.cssText = 'max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif';
    page.append(
      element('h1', "The owner's area could not start"),
      element('p', reason),
      element(
        'p',
        'Reload the page. If this does not help, use a current browser or tell the person who runs the site.',
      ),
      retry,
    );
    root.append(page);
  };
  // Later, because React empties the page only after an error. It replaces these texts if it can start.
  const showLater = (reason) => setTimeout(show, 0, reason);
  const failedFile = ({ tagName, src }) => tagName === 'SCRIPT' && src;
  addEventListener(
    'error',
    ({ target, message }) => {
      const file = target !== window && failedFile(target);
      if (file) showLater(`This file could not be loaded: ${file}`);
      else if (target === window) showLater(`What failed: ${message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => showLater(`What failed: ${reason}`));
})();

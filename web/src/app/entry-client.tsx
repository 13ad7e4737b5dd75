import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setPlace } from '../../../cms/src/shared/place';
import { siteQueries } from '../features/site/queries';
import { cameFrom } from '../features/submission/came-from';
import { logFailure } from '../notifications/log';
import { toasts } from '../notifications/toasts';
import { createHashHistory } from '../routing/hash-history';
import { handleInPageAnchors } from '../routing/in-page-anchors';
import { setInitiativePath } from '../routing/initiative-path';
import { markMissingFiles } from '../routing/missing-files';
import { preloadOnIntent, whenIdle } from '../routing/preloading';
import { App } from './app';
import { PAGE_DATA_ID, type PageData } from './document-html';
import { PageAnswers } from './page-answers';
import { createQueryClient } from './query-client';
import { createAppRouter, expectServerMarkup } from './router';
import '../styles/baseline.css';
import '../styles/document.css';
import '../styles/print.css';

async function start() {
  cameFrom();
  const root = document.getElementById('root');
  const block = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!root || !block) throw new Error('The page came without its root or its data');
  const { route, origin, renderedOn, answers } = JSON.parse(block) as PageData;

  const pageAnswers = new PageAnswers(document.documentElement);
  // A link preloads its page. Its failure is only reported when the visitor follows it, or sees the list.
  const queryClient = createQueryClient(
    toasts,
    (query) => !pageAnswers.isAskedAgain(query) && (query.isActive() || router.state.status === 'pending'),
  );
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
  const site = queryClient.getQueryData(siteQueries.settings().queryKey);
  setPlace(site?.place);
  setInitiativePath(site?.initiativePath);
  markMissingFiles();
  const history = createHashHistory(route);
  const onHydrated = () => {
    history.follow();
    // `start.js` has kept a button that was pressed too early; from now on the app handles clicks itself.
    window.dispatchEvent(new Event('app-ready'));
    whenIdle(() => performance.mark('app-ready'));
  };
  const context = { queryClient, origin, renderedOn, onHydrated };
  const router = createAppRouter(history, context, preloadOnIntent());
  await router.load();
  pageAnswers.settle(queryClient);

  expectServerMarkup(router);
  // In a transition React pauses for taps and typing.
  startTransition(() => {
    hydrateRoot(root, <App router={router} />, {
      onRecoverableError: (error) => logFailure('Hydration differed', error),
    });
  });
  handleInPageAnchors();
  forgetFailedSheets();
}

/** Removes links of sheets that failed. Otherwise Vite would treat them as loaded and never request them again. */
function forgetFailedSheets() {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  addEventListener('error', forget, { capture: true });
}

start().catch((error: unknown) => logFailure('The site could not start', error));

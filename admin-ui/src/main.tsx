import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pendingDeletes } from './kit/delete/pending-deletes';
import { setDraftAccount } from './kit/drafts/local-draft';
import { claimTab } from './kit/drafts/open-tabs';
import { setDraftServer } from './kit/drafts/remote-draft';
import { queryClient } from './notifications/query-client';
import { draftServer } from './resource/drafts/draft-server';
import { router } from './router';
import { session } from './strapi/owner-session';
import { theme } from './theme/theme';
import './theme/base.css';

/** `public/theme-on-load.js` reads the same key before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'admin-theme' });

await claimTab();
setDraftAccount(session.account);
setDraftServer(draftServer);
// Renew the token early: leaving the page may have to send a waiting delete.
pendingDeletes.subscribe(() => void session.renewAhead());

/** More than ever occur at once: the timer of a queued toast would start late. */
const TOASTS = 30;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      // Both would add <style> tags, which the content security policy blocks: see theme/theme-css.ts.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <RouterProvider router={router} />
        </ModalsProvider>
        {/*
         * In the empty middle of the header, away from rows, bulk bar and save button. base.css shows the newest toast.
         */}
        <Notifications position="top-center" zIndex={1100} limit={TOASTS} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

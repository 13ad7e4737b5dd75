import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { projectQueries } from '../features/projects/queries';
import { loadInPlace } from '../routing/load-in-place';
import { pagesSearch } from '../routing/more-pages';
import { idInSearch } from '../routing/search';
import { type Loading, remountDeps, type Searched } from './page';

const search = v.object(pagesSearch);

export const projectsPage = {
  validateSearch: search,
  loaderDeps: ({ search: { pages } }: Searched<typeof search>) => ({ pages }),
  loader: ({ context: { queryClient }, deps: { pages } }: Loading<{ pages?: number }>) =>
    loadInPlace(queryClient.ensureInfiniteQueryData({ ...projectQueries.pages(), pages })),
};

/** `project`: documentId of the project that is open over the list */
export const projectsWithViewPage = {
  ...projectsPage,
  validateSearch: v.object({ ...pagesSearch, project: idInSearch }),
};

export const projectPage = {
  loader: async ({
    context: { queryClient },
    params: { projectId },
  }: Loading<object, { projectId: string }>) => {
    const project = projectQueries.one(projectId);
    await loadInPlace(queryClient.ensureQueryData(project));
    // The server knows the result here and sets the page's status. In the browser the page itself shows it: a
    // preloaded match with notFound would make the click do nothing.
    if (import.meta.env.SSR && queryClient.getQueryData(project.queryKey) === null) throw notFound();
  },
  remountDeps,
};

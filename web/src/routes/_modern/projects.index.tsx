import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { projectQueries } from '../../features/projects/queries';
import { ProjectsPage } from '../../generations/modern/pages/projects-page';
import { loadInPlace } from '../../navigation/load-in-place';
import { pagesSearch } from '../../navigation/more-pages';

export const Route = createFileRoute('/_modern/projects/')({
  validateSearch: v.object(pagesSearch),
  loaderDeps: ({ search: { pages } }) => ({ pages }),
  loader: ({ context: { queryClient }, deps: { pages } }) =>
    loadInPlace(queryClient.ensureInfiniteQueryData({ ...projectQueries.pages(), pages })),
  component: ProjectsPage,
});

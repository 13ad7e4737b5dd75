import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { projectQueries } from '../../features/projects/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { ProjectsPage } from '../../themes/modern/pages/projects-page';

export const Route = createFileRoute('/_modern/projects/')({
  validateSearch: v.object(pagesSearch),
  loaderDeps: ({ search: { pages } }) => ({ pages }),
  loader: ({ context: { queryClient }, deps: { pages } }) =>
    loadInPlace(queryClient.ensureInfiniteQueryData({ ...projectQueries.pages(), pages })),
  component: ProjectsPage,
});

import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { projectQueries } from '../../features/projects/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { idInSearch } from '../../routing/search';
import { useOpenedFromList } from '../../routing/use-opened-from-list';
import { ProjectsPage } from '../../themes/classic/pages/projects-page';

/** `project`: documentId of the project whose details are open */
const search = v.object({
  ...pagesSearch,
  project: idInSearch,
});

export const Route = createFileRoute('/v1/projects')({
  validateSearch: search,
  loaderDeps: ({ search: { pages } }) => ({ pages }),
  loader: ({ context: { queryClient }, deps: { pages } }) =>
    loadInPlace(queryClient.ensureInfiniteQueryData({ ...projectQueries.pages(), pages })),
  component: Projects,
});

function Projects() {
  const { project } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { opening, backToList } = useOpenedFromList(project !== undefined);
  return (
    <ProjectsPage
      open={project}
      onOpen={(id) => navigate({ search: { project: id }, ...opening })}
      onClose={backToList ?? (() => navigate({ search: {}, replace: true, resetScroll: false }))}
    />
  );
}

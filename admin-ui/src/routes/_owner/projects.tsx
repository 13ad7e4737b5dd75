import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { projectSearch } from '../../features/projects/project';
import { ProjectManager } from '../../features/projects/project-manager';
import { projectQueries } from '../../features/projects/queries';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/projects')({
  validateSearch: projectSearch,
  search: { middlewares: [stripSearchParams(projectSearch.parse({}))] },
  loaderDeps: ({ search: { q, sort, page } }) => ({ q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(projectQueries.page(deps)),
  component: Projects,
});

function Projects() {
  return <ProjectManager {...useSearchState(Route)} />;
}

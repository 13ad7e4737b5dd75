import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ProjectManager } from '../../features/projects/project-manager';
import { projectSearch, projects } from '../../features/projects/resource';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/projects')({
  validateSearch: projectSearch,
  search: { middlewares: [stripSearchParams(projectSearch.parse({}))] },
  loaderDeps: ({ search: { q, sort, page } }) => ({ q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(projects.queries.page(deps)),
  component: Projects,
});

function Projects() {
  return <ProjectManager {...useSearchState(Route)} />;
}

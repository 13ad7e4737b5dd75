import { createFileRoute } from '@tanstack/react-router';
import { ProjectManager } from '../../features/projects/project-manager';
import { projectSearch, projects } from '../../features/projects/resource';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/projects')({
  ...searched(projectSearch),
  loaderDeps: ({ search: { q, sort, page } }) => ({ q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(projects.queries.page(deps)),
  component: () => <ProjectManager {...useSearchState(Route)} />,
});

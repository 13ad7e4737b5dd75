import { createFileRoute, notFound } from '@tanstack/react-router';
import { projectQueries } from '../../features/projects/queries';
import { ProjectPage } from '../../generations/modern/pages/project-page';
import { NotFoundScreen } from '../../generations/modern/screens/not-found-screen';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/_modern/projects/$projectId')({
  loader: async ({ context: { queryClient }, params: { projectId } }) => {
    const project = projectQueries.one(projectId);
    await loadInPlace(queryClient.ensureQueryData(project));
    // The server has its answer here, and the page its status. In the browser the page itself says so: a
    // preloaded match that was not found would leave the click without effect.
    if (import.meta.env.SSR && queryClient.getQueryData(project.queryKey) === null) throw notFound();
  },
  component: ProjectFullView,
  notFoundComponent: NotFoundScreen,
});

function ProjectFullView() {
  const { projectId } = Route.useParams();
  return <ProjectPage key={projectId} projectId={projectId} />;
}

import { createFileRoute, notFound } from '@tanstack/react-router';
import { projectQueries } from '../../features/projects/queries';
import { ProjectPage } from '../../generations/modern/pages/project-page';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/_modern/projects/$projectId')({
  loader: async ({ context: { queryClient }, params: { projectId } }) => {
    const project = projectQueries.one(projectId);
    await loadInPlace(queryClient.ensureQueryData(project));
    // The server has its answer here, and the page its status.
    if (queryClient.getQueryData(project.queryKey) === null) throw notFound();
  },
  component: ProjectFullView,
});

function ProjectFullView() {
  const { projectId } = Route.useParams();
  return <ProjectPage key={projectId} projectId={projectId} />;
}

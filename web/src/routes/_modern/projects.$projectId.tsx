import { createFileRoute, notFound } from '@tanstack/react-router';
import { projectQueries } from '../../features/projects/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { ProjectPage } from '../../themes/modern/pages/project-page';
import { NotFoundScreen } from '../../themes/modern/screens/not-found-screen';

export const Route = createFileRoute('/_modern/projects/$projectId')({
  loader: async ({ context: { queryClient }, params: { projectId } }) => {
    const project = projectQueries.one(projectId);
    await loadInPlace(queryClient.ensureQueryData(project));
    // The server knows the result here and sets the page's status. In the browser the page itself shows it: a
    // preloaded match with notFound would make the click do nothing.
    if (import.meta.env.SSR && queryClient.getQueryData(project.queryKey) === null) throw notFound();
  },
  component: ProjectFullView,
  notFoundComponent: NotFoundScreen,
});

function ProjectFullView() {
  const { projectId } = Route.useParams();
  return <ProjectPage key={projectId} projectId={projectId} />;
}

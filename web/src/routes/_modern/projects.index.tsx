import { createFileRoute } from '@tanstack/react-router';
import { projectQueries } from '../../features/projects/queries';
import { ProjectsPage } from '../../generations/modern/pages/projects-page';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/_modern/projects/')({
  loader: ({ context: { queryClient } }) =>
    loadInPlace(queryClient.ensureInfiniteQueryData(projectQueries.pages())),
  component: ProjectsPage,
});

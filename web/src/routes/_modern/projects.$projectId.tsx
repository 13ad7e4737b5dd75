import { createFileRoute } from '@tanstack/react-router';
import { projectPage } from '../../pages/projects';
import { ProjectPage } from '../../themes/modern/pages/project-page';
import { NotFoundScreen } from '../../themes/modern/screens/not-found-screen';

export const Route = createFileRoute('/_modern/projects/$projectId')({
  ...projectPage,
  component: ProjectPage,
  notFoundComponent: NotFoundScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { projectsPage } from '../../pages/projects';
import { ProjectsPage } from '../../themes/modern/pages/projects-page';

export const Route = createFileRoute('/_modern/projects/')({
  ...projectsPage,
  component: ProjectsPage,
});

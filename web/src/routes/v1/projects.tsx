import { createFileRoute } from '@tanstack/react-router';
import { projectsWithViewPage } from '../../pages/projects';
import { ProjectsPage } from '../../themes/classic/pages/projects-page';

export const Route = createFileRoute('/v1/projects')({
  ...projectsWithViewPage,
  component: ProjectsPage,
});

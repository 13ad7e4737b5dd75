import { Link } from '@tanstack/react-router';
import type { Project } from '../../../features/projects/project';
import { projectsWording } from '../../../features/projects/wording';
import { useProject } from '../../../pages/use-projects';
import { projectFacts } from '../../shared/project-facts';
import { LeaderList } from '../components/leader-list';
import { Ornament } from '../components/ornament';
import { SheetDialog } from '../components/sheet-dialog';
import { Empty, ListState } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import { ProjectBadge, ProjectMedia } from './project-card';
import classes from './project-view.module.css';

interface ProjectViewProps {
  /** documentId */
  id: string;
  onClose: () => void;
}

/** The full view of one project, over the list. */
export function ProjectView({ id, onClose }: ProjectViewProps) {
  const { query, project, takesVolunteers } = useProject(id);
  return (
    <SheetDialog label={project?.title ?? projectsWording.details} onClose={onClose}>
      <div className={classes.view}>
        <button type="button" className={`${actions.action} ${classes.close}`} onClick={onClose}>
          {wording.projects.close}
        </button>
        <ListState query={query} words={projectsWording} />
        {project === null && <Empty text={wording.projects.gone} />}
        {project && <Details project={project} takesVolunteers={takesVolunteers} />}
      </div>
    </SheetDialog>
  );
}

function Details({ project, takesVolunteers }: { project: Project; takesVolunteers: boolean }) {
  const { title, description, id } = project;
  return (
    <>
      <ProjectBadge project={project} />
      <h2 className={text.title2}>{title}</h2>
      <Ornament />
      <ProjectMedia
        project={project}
        sizes="(min-width: 62em) 50rem, 92vw"
        playable
        className={classes.media}
      />
      <p className={`${text.prose} ${classes.description}`}>{description}</p>
      <LeaderList rows={projectFacts(project).filter(({ value }) => value)} />
      {takesVolunteers && (
        <Link to="/v1/volunteer" search={{ project: id }} className={actions.button}>
          {projectsWording.volunteer}
        </Link>
      )}
    </>
  );
}

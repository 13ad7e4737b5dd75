import { Link } from '@tanstack/react-router';
import type { Project } from '../../../features/projects/project';
import { projectsWording } from '../../../features/projects/wording';
import { useSite } from '../../../features/site/use-site';
import { EntryOverlay } from '../../../motion/page-entry';
import { useEntrySwish } from '../../../motion/sound';
import { useProject, useProjectsWithView } from '../../../pages/use-projects';
import { projectFacts } from '../../shared/project-facts';
import { WindowDialog } from '../../shared/window-dialog';
import { Facts } from '../components/facts';
import { LeaderList } from '../components/leader-list';
import { Ornament } from '../components/ornament';
import { Page } from '../components/page';
import sheet from '../components/sheet-dialog.module.css';
import { Empty, ListState, PagedList } from '../components/states';
import { ProjectBadge, ProjectCard, ProjectMedia } from '../projects/project-card';
import view from '../projects/project-view.module.css';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './projects-page.module.css';

/** A curtain, a sound, and the projects behind it. */
export function ProjectsPage() {
  useEntrySwish();
  const { list, openId, open, close } = useProjectsWithView();
  const { projectTags } = useSite();
  const tags = projectTags.length > 0 && (
    <Facts facts={projectTags.map((tag) => ({ key: tag, fact: tag }))} />
  );
  return (
    <Page
      of="projects"
      words={wording.projects}
      part={list.part}
      above={<EntryOverlay after={settings.entryOverlayMs} />}
      below={tags}
    >
      <div className={classes.projects}>
        <PagedList list={list} words={projectsWording}>
          {list.items.length > 0 && (
            <ul className={classes.grid}>
              {list.items.map((project) => (
                <li key={project.id}>
                  <ProjectCard project={project} onDetails={() => open(project.id)} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      {openId && <ProjectView key={openId} id={openId} onClose={close} />}
    </Page>
  );
}

/** The full view of one project, over the list. */
function ProjectView({ id, onClose }: { id: string; onClose: () => void }) {
  const { query, project, takesVolunteers } = useProject(id);
  return (
    <WindowDialog
      ground="cover"
      className={sheet.sheet}
      label={project?.title ?? projectsWording.details}
      onClose={onClose}
    >
      <div className={view.view}>
        <button type="button" className={`${actions.action} ${view.close}`} onClick={onClose}>
          {wording.projects.close}
        </button>
        <ListState query={query} words={projectsWording} />
        {project === null && <Empty text={wording.projects.gone} />}
        {project && <Details project={project} takesVolunteers={takesVolunteers} />}
      </div>
    </WindowDialog>
  );
}

function Details({ project, takesVolunteers }: { project: Project; takesVolunteers: boolean }) {
  const { title, description, id } = project;
  return (
    <>
      <ProjectBadge project={project} />
      <h2 className={text.title2}>{title}</h2>
      <Ornament />
      <ProjectMedia project={project} sizes="(min-width: 62em) 50rem, 92vw" playable className={view.media} />
      <p className={`${text.prose} ${view.description}`}>{description}</p>
      <LeaderList rows={projectFacts(project).filter(({ value }) => value)} />
      {takesVolunteers && (
        <Link to="/v1/volunteer" search={{ project: id }} className={actions.button}>
          {projectsWording.volunteer}
        </Link>
      )}
    </>
  );
}

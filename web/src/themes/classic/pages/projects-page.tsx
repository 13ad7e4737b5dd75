import { projectsWording } from '../../../features/projects/wording';
import { EntryOverlay } from '../../../motion/page-entry';
import { useEntrySwish } from '../../../motion/sound';
import { useProjectsWithView } from '../../../pages/use-projects';
import { Facts } from '../components/facts';
import { Page } from '../components/page';
import { PagedList } from '../components/states';
import { ProjectCard } from '../projects/project-card';
import { ProjectView } from '../projects/project-view';
import { settings } from '../settings';
import { wording } from '../wording';
import classes from './projects-page.module.css';

/** A curtain, a sound, and the projects behind it. */
export function ProjectsPage() {
  useEntrySwish();
  const { list, openId, open, close } = useProjectsWithView();
  const tags = <Facts facts={projectsWording.tags.map((tag) => ({ key: tag, fact: tag }))} />;
  return (
    <Page
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

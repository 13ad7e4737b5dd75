import { useInfiniteQuery } from '@tanstack/react-query';
import { projectQueries } from '../../../features/projects/queries';
import { projectsWording } from '../../../features/projects/wording';
import { useSite } from '../../../features/site/use-site';
import { EntryOverlay } from '../../../motion/page-entry';
import { useEntrySwish } from '../../../motion/sound';
import { useShownPages } from '../../../routing/more-pages';
import { PageHead } from '../../../seo/page-head';
import { Facts } from '../components/facts';
import { PageTitle } from '../components/page-title';
import { ListState, ViewMore } from '../components/states';
import { ProjectCard } from '../projects/project-card';
import { ProjectView } from '../projects/project-view';
import { settings } from '../settings';
import { wording } from '../wording';
import classes from './projects-page.module.css';

interface ProjectsPageProps {
  /** documentId of the project whose details are open */
  open: string | undefined;
  onOpen: (project: string) => void;
  onClose: () => void;
}

/** A curtain, a sound, and the projects behind it. */
export function ProjectsPage({ open, onOpen, onClose }: ProjectsPageProps) {
  const site = useSite();
  const part = { page: useShownPages(), parameter: 'pages' } as const;
  useEntrySwish();
  const list = useInfiniteQuery(projectQueries.pages());
  const projects = list.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <>
      <PageHead
        title={wording.projects.title}
        description={wording.projects.description(site.title)}
        part={part}
      />
      <EntryOverlay after={settings.entryOverlayMs} />
      <PageTitle title={wording.projects.title} lead={<p>{wording.projects.lead}</p>}>
        <Facts facts={projectsWording.tags.map((tag) => ({ key: tag, fact: tag }))} />
      </PageTitle>
      <div className={classes.projects}>
        <ListState query={list} words={projectsWording} isEmpty={projects.length === 0} />
        {projects.length > 0 && (
          <ul className={classes.grid}>
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} onDetails={() => onOpen(project.id)} />
              </li>
            ))}
          </ul>
        )}
        <ViewMore list={list} label={projectsWording.viewMore} />
      </div>
      {open && <ProjectView key={open} id={open} onClose={onClose} />}
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Project } from '../../../features/projects/project';
import { projectQueries } from '../../../features/projects/queries';
import { projectsWording } from '../../../features/projects/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { toParagraphs } from '../../../texts/plain-text';
import { Paragraphs } from '../../shared/paragraphs';
import { projectFacts } from '../../shared/project-facts';
import { FactList } from '../components/fact-list';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import { ProjectMedia, StatusBadge } from '../projects/project-card';
import { NotFoundScreen } from '../screens/not-found-screen';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './project-page.module.css';

/** The full view of one project: media, text, dates, places, and how to volunteer for it. */
export function ProjectPage({ projectId }: { projectId: string }) {
  const { volunteeringIsOn } = useSite();
  const query = useQuery(projectQueries.one(projectId));
  const { data: project } = query;
  const listedTitle = useListedTitle(projectId);
  // It does not exist, or the owner unpublished it while it was open.
  if (project === null) return <NotFoundScreen />;
  const belowMedia = project?.picture || project?.video ? '' : undefined;
  const title = project?.title ?? listedTitle ?? wording.projects.title;

  return (
    <article>
      <PageHead title={title} {...project?.foundAs} />
      <PageHeader title={title} />
      {project && (
        <div className={classes.band}>
          <ProjectMedia
            project={project}
            sizes="(min-width: 62em) 84vw, 100vw"
            priority
            playable
            className={classes.media}
          />
        </div>
      )}
      <Section ground="light">
        <ListState query={query} words={projectsWording} />
        {project && (
          <>
            <div className={classes.facts} data-below-media={belowMedia}>
              <ProjectFacts project={project} />
            </div>
            <div className={`${text.prose} ${classes.text}`} data-below-media={belowMedia}>
              <Paragraphs texts={toParagraphs(project.description)} />
              <p className={classes.ways}>
                {project.acceptsVolunteers && volunteeringIsOn && (
                  <Link to="/volunteer" search={{ project: project.id }} className={actions.button}>
                    {projectsWording.volunteer}
                  </Link>
                )}
                <Link to="/projects" className={actions.action}>
                  {wording.projects.back}
                </Link>
              </p>
            </div>
          </>
        )}
      </Section>
    </article>
  );
}

/**
 * Returns the title from the list that links here: the page is announced by its title, without waiting for the rest.
 */
function useListedTitle(projectId: string): string | undefined {
  const list = useQueryClient().getQueryData(projectQueries.pages().queryKey);
  return list?.pages.flatMap(({ items }) => items).find(({ id }) => id === projectId)?.title;
}

/** Status, duration, location, places and the day it was announced. */
function ProjectFacts({ project }: { project: Project }) {
  const status = { label: wording.projects.status, value: <StatusBadge project={project} /> };
  return (
    <FactList
      facts={[status, ...projectFacts(project)]}
      classNames={{ fact: classes.fact, value: classes.value }}
    />
  );
}

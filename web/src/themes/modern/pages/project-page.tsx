import { Link } from '@tanstack/react-router';
import type { Project } from '../../../features/projects/project';
import { projectsWording } from '../../../features/projects/wording';
import { useProjectPage } from '../../../pages/use-projects';
import { PageHead } from '../../../seo/page-head';
import { toParagraphs } from '../../../texts/plain-text';
import { Paragraphs } from '../../shared/paragraphs';
import { projectFacts } from '../../shared/project-facts';
import { ActionLink } from '../components/action-link';
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
export function ProjectPage() {
  const { query, project, takesVolunteers, title = wording.projects.title } = useProjectPage();
  if (project === null) return <NotFoundScreen />;
  const belowMedia = project?.picture || project?.film ? '' : undefined;

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
                {takesVolunteers && (
                  <Link to="/volunteer" search={{ project: project.id }} className={actions.button}>
                    {projectsWording.volunteer}
                  </Link>
                )}
                <ActionLink to="/projects">{wording.projects.back}</ActionLink>
              </p>
            </div>
          </>
        )}
      </Section>
    </article>
  );
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

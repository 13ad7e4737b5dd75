import { useInfiniteQuery } from '@tanstack/react-query';
import { projectQueries } from '../../../features/projects/queries';
import { projectsWording } from '../../../features/projects/wording';
import { useSite } from '../../../features/site/use-site';
import { useShownPages } from '../../../routing/more-pages';
import { PageHead } from '../../../seo/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { ListState, ViewMore } from '../components/states';
import { ProjectCard } from '../projects/project-card';
import { wording } from '../wording';
import classes from './projects-page.module.css';

/** Community projects, newest first, two abreast and out of step. */
export function ProjectsPage() {
  const site = useSite();
  const part = { page: useShownPages(), parameter: 'pages' } as const;
  const list = useInfiniteQuery(projectQueries.pages());
  const pages = list.data?.pages ?? [];
  const projects = pages.flatMap(({ items }) => items);

  return (
    <>
      <PageHead
        title={wording.projects.title}
        description={wording.projects.description(site.title)}
        part={part}
      />
      <PageHeader title={wording.projects.title} lead={<p>{wording.projects.lead}</p>} />
      <Section ground="light">
        <ProjectTags />
        <div className={classes.list}>
          <ListState query={list} words={projectsWording} isEmpty={projects.length === 0} />
          <ul className={classes.grid}>
            {projects.map((project, index) => (
              <li key={project.id}>
                <ProjectCard project={project} priority={index === 0} />
              </li>
            ))}
          </ul>
          {(list.hasNextPage || pages.length > 1) && (
            <ViewMore list={list} label={projectsWording.viewMore} allShown={wording.projects.allShown} />
          )}
        </div>
      </Section>
    </>
  );
}

/** A line of fields of work; only decoration. */
function ProjectTags() {
  return (
    <ul className={classes.tags}>
      {projectsWording.tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

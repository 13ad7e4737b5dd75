import { projectsWording } from '../../../features/projects/wording';
import { useSite } from '../../../features/site/use-site';
import { useProjectsPage } from '../../../pages/use-projects';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { PagedList } from '../components/states';
import { ProjectCard } from '../projects/project-card';
import { wording } from '../wording';
import classes from './projects-page.module.css';

/** Community projects, newest first, two abreast and out of step. */
export function ProjectsPage() {
  const { list } = useProjectsPage();
  return (
    <Page of="projects" words={wording.projects} part={list.part}>
      <Section ground="light">
        <ProjectTags />
        <div className={classes.list}>
          <PagedList list={list} words={projectsWording} allShown={wording.projects.allShown}>
            <ul className={classes.grid}>
              {list.items.map((project, index) => (
                <li key={project.id}>
                  <ProjectCard project={project} priority={index === 0} />
                </li>
              ))}
            </ul>
          </PagedList>
        </div>
      </Section>
    </Page>
  );
}

/** A line of fields of work; only decoration. */
function ProjectTags() {
  const { projectTags } = useSite();
  if (projectTags.length === 0) return null;
  return (
    <ul className={classes.tags}>
      {projectTags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

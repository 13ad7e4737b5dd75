import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '../../../features/projects/queries';
import { projectsWording } from '../../../features/projects/wording';
import { useSite } from '../../../features/site/use-site';
import { volunteerWording } from '../../../features/volunteer/wording';
import { PageHead } from '../../../seo/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { Loading } from '../components/states';
import { Mantine } from '../mantine';
import text from '../styles/type.module.css';
import { VolunteerForm } from '../volunteer/volunteer-form';
import { wording } from '../wording';

/** The application form, or the message that it is closed. `project`: from a project's link. */
export function VolunteerPage({ project }: { project?: string }) {
  const site = useSite();
  // Without the list of projects the form omits that choice.
  const { data: projects = [], isPending } = useQuery(projectQueries.acceptingVolunteers());
  return (
    <>
      <PageHead title={wording.volunteer.title} description={wording.volunteer.description(site.title)} />
      <PageHeader
        title={wording.volunteer.title}
        lead={site.volunteeringIsOn && <p>{wording.volunteer.lead}</p>}
      />
      <Section ground="light">
        {site.volunteeringIsOn ? (
          <div>
            {isPending ? (
              <Loading text={projectsWording.loading} />
            ) : (
              <Mantine>
                <VolunteerForm key={project} projects={projects} project={project} />
              </Mantine>
            )}
          </div>
        ) : (
          <p className={text.title2}>{volunteerWording.closed}</p>
        )}
      </Section>
    </>
  );
}

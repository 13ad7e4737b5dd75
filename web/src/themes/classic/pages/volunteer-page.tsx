import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '../../../features/projects/queries';
import { projectsWording } from '../../../features/projects/wording';
import { useSite } from '../../../features/site/use-site';
import { volunteerWording } from '../../../features/volunteer/wording';
import { FadeIn } from '../../../motion/page-entry';
import { PageHead } from '../../../seo/page-head';
import { PageTitle } from '../components/page-title';
import { Loading } from '../components/states';
import { VolunteerForm } from '../forms/volunteer-form';
import classes from '../forms/volunteer-form.module.css';
import { Mantine } from '../mantine';
import { settings } from '../settings';
import { wording } from '../wording';

/** The application form, or the message that it is closed. `project`: from a project's link. */
export function VolunteerPage({ project }: { project?: string }) {
  const site = useSite();
  // Without the list of projects the form omits that choice.
  const { data: projects = [], isPending } = useQuery(projectQueries.acceptingVolunteers());
  const { volunteeringIsOn } = site;
  return (
    <>
      <PageHead title={wording.volunteer.title} description={wording.volunteer.description(site.title)} />
      <FadeIn duration={settings.volunteerFadeInMs}>
        <PageTitle
          title={wording.volunteer.title}
          lead={<p>{volunteeringIsOn ? wording.volunteer.lead : volunteerWording.closed}</p>}
        />
        {volunteeringIsOn && (
          <div className={classes.form}>
            {isPending ? (
              <Loading text={projectsWording.loading} />
            ) : (
              <Mantine>
                <VolunteerForm key={project} projects={projects} project={project} />
              </Mantine>
            )}
          </div>
        )}
      </FadeIn>
    </>
  );
}

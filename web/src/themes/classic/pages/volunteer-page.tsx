import { projectsWording } from '../../../features/projects/wording';
import { volunteerWording } from '../../../features/volunteer/wording';
import { FadeIn } from '../../../motion/page-entry';
import { useVolunteerPage } from '../../../pages/volunteer';
import { Page } from '../components/page';
import { Loading } from '../components/states';
import { VolunteerForm } from '../forms/volunteer-form';
import classes from '../forms/volunteer-form.module.css';
import { Mantine } from '../mantine';
import { settings } from '../settings';
import { wording } from '../wording';

/** The application form, or the message that it is closed. */
export function VolunteerPage() {
  const { isOpen, project, projects, isPending } = useVolunteerPage();
  return (
    <FadeIn duration={settings.volunteerFadeInMs}>
      <Page words={wording.volunteer} lead={isOpen ? wording.volunteer.lead : volunteerWording.closed}>
        {isOpen && (
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
      </Page>
    </FadeIn>
  );
}

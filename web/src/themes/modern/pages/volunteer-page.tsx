import { projectsWording } from '../../../features/projects/wording';
import { volunteerWording } from '../../../features/volunteer/wording';
import { useVolunteerPage } from '../../../pages/volunteer';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { Loading } from '../components/states';
import { Mantine } from '../mantine';
import text from '../styles/type.module.css';
import { VolunteerForm } from '../volunteer/volunteer-form';
import { wording } from '../wording';

/** The application form, or the message that it is closed. */
export function VolunteerPage() {
  const { isOpen, project, projects, isPending } = useVolunteerPage();
  return (
    <Page words={wording.volunteer} lead={isOpen ? wording.volunteer.lead : ''}>
      <Section ground="light">
        {isOpen ? (
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
    </Page>
  );
}

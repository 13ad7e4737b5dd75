import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ProjectChoice } from '../../../features/projects/queries';
import { projectsWording } from '../../../features/projects/wording';
import { usePageWords } from '../../../features/site/use-site';
import { useVisitorForm, VisitorForm } from '../../../features/submission/visitor-form';
import { applicationForm, projectOptions } from '../../../features/volunteer/mutations';
import { volunteerWording } from '../../../features/volunteer/wording';
import { toasts } from '../../../notifications/toasts';
import { useVolunteerPage } from '../../../pages/volunteer';
import { Checkboxes } from '../../shared/mantine-checkboxes';
import { FormNotice, FormPart, SubmitButton } from '../components/form';
import styles from '../components/form.module.css';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { Loading } from '../components/states';
import { Mantine } from '../mantine';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import classes from '../volunteer/volunteer-form.module.css';
import { wording } from '../wording';

/** The application form, or the message that it is closed. */
export function VolunteerPage() {
  const { isOpen, project, projects, isPending } = useVolunteerPage();
  const { lead, empty } = usePageWords({ lead: words.lead, empty: volunteerWording.closed }, 'volunteer');
  return (
    <Page of="volunteer" words={words} lead={isOpen ? lead : ''}>
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
          <p className={text.title2}>{empty}</p>
        )}
      </Section>
    </Page>
  );
}

const words = wording.volunteer;

const lists = { className: styles.wide, list: classes.options };

interface VolunteerFormProps {
  projects: ProjectChoice[];
  /** documentId of the project whose link led here; unknown ones preset nothing */
  project?: string;
}

/** Only requires name and email; the server checks the email. */
function VolunteerForm({ projects, project }: VolunteerFormProps) {
  const { frame, answer, field } = useVisitorForm({
    ...applicationForm(words, projects, project),
    onProblem: toasts.problem,
  });
  return (
    <VisitorForm frame={frame} noValidate>
      <FormNotice answer={answer} />
      <FormPart title={words.you}>
        <TextInput {...field('name')} />
        <TextInput {...field('email')} />
        <TextInput {...field('phone')} />
        {projects.length > 0 && <NativeSelect data={projectOptions(projects)} {...field('project')} />}
      </FormPart>
      <FormPart title={words.offer}>
        <Checkboxes {...lists} options={words.availabilityOptions} {...field('availability')} />
        <Checkboxes {...lists} options={words.skillOptions} {...field('skills')} />
        <Checkboxes {...lists} options={words.interestOptions} {...field('interests')} />
      </FormPart>
      <FormPart title={words.more}>
        <Textarea className={styles.wide} rows={settings.volunteerMessageRows} {...field('message')} />
      </FormPart>
      <div className={classes.end}>
        <SubmitButton words={words} busy={frame.busy} />
      </div>
    </VisitorForm>
  );
}

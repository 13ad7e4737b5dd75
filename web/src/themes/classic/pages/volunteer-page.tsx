import { NativeSelect, TextInput } from '@mantine/core';
import type { ProjectChoice } from '../../../features/projects/queries';
import { projectsWording } from '../../../features/projects/wording';
import { usePageWords } from '../../../features/site/use-site';
import { useVisitorForm } from '../../../features/submission/visitor-form';
import { applicationForm, filledPercent, projectOptions } from '../../../features/volunteer/mutations';
import { volunteerWording } from '../../../features/volunteer/wording';
import { FadeIn } from '../../../motion/page-entry';
import { useVolunteerPage } from '../../../pages/volunteer';
import { Checkboxes } from '../../shared/mantine-checkboxes';
import { Page } from '../components/page';
import { Loading } from '../components/states';
import { Form } from '../forms/form';
import form from '../forms/form.module.css';
import { markFirst } from '../forms/mark-first';
import classes from '../forms/volunteer-form.module.css';
import { Mantine } from '../mantine';
import { settings } from '../settings';
import { wording } from '../wording';

/** The application form, or the message that it is closed. */
export function VolunteerPage() {
  const { isOpen, project, projects, isPending } = useVolunteerPage();
  const { lead, empty } = usePageWords({ lead: words.lead, empty: volunteerWording.closed }, 'volunteer');
  return (
    <FadeIn duration={settings.volunteerFadeInMs}>
      <Page of="volunteer" words={words} lead={isOpen ? lead : empty}>
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

/** Fields that count for the progress bar. The project always has a value, so it does not count. */
const INPUTS = ['name', 'email', 'phone', 'availability', 'skills', 'interests'] as const;

const words = wording.volunteer;

interface VolunteerFormProps {
  /** Projects that accept volunteers */
  projects: ProjectChoice[];
  /** documentId of the project whose link led here; unknown ones preset nothing */
  project?: string;
}

/** Name, a well-formed email and at least one availability are required; a bar shows how much is filled. */
function VolunteerForm({ projects, project }: VolunteerFormProps) {
  const { values, frame, answer, field } = useVisitorForm({
    ...applicationForm(words, projects, project),
    // A separate name: the stored text of the modern form may contain options and a message that this one cannot show.
    name: 'volunteer-v1',
    mark: markFirst,
  });
  return (
    <Form frame={frame} answer={answer} words={words} aria-label={words.title}>
      <FormProgress percent={filledPercent(values, INPUTS)} />
      <div className={form.fields}>
        <TextInput {...field('name')} />
        <TextInput {...field('email')} />
        <TextInput {...field('phone')} />
        {projects.length > 0 && <NativeSelect data={projectOptions(projects)} {...field('project')} />}
      </div>
      <div className={classes.lists}>
        <Checkboxes
          list={classes.options}
          options={words.availabilityOptions}
          withAsterisk
          {...field('availability')}
        />
        <Checkboxes list={classes.options} options={words.skillOptions} {...field('skills')} />
        <Checkboxes list={classes.options} options={words.interestOptions} {...field('interests')} />
      </div>
    </Form>
  );
}

/** How much of a form is filled, as a gilt rule that stays in sight. `percent`: 0 to 100. */
function FormProgress({ percent }: { percent: number }) {
  return (
    <div className={classes.progress} data-needs-script="">
      <div
        role="progressbar"
        aria-label={wording.volunteer.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={classes.track}
      >
        <div className={classes.run} style={{ width: `${percent}%` }} />
      </div>
      <p className={classes.label} aria-hidden="true">
        {wording.volunteer.percent(percent)}
      </p>
    </div>
  );
}

import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ProjectChoice } from '../../../features/projects/queries';
import { useVisitorForm, VisitorForm } from '../../../features/submission/visitor-form';
import {
  applicationFields,
  applicationProblems,
  blankApplication,
  presetProject,
  projectOptions,
  stillOpen,
} from '../../../features/volunteer/application';
import { applyToVolunteer } from '../../../features/volunteer/mutations';
import { volunteerWording } from '../../../features/volunteer/wording';
import { toasts } from '../../../notifications/toasts';
import { Checkboxes } from '../../shared/mantine-checkboxes';
import { FormNotice, FormPart, SubmitButton } from '../components/form';
import styles from '../components/form.module.css';
import { settings } from '../settings';
import { wording } from '../wording';
import classes from './volunteer-form.module.css';

const words = wording.volunteer;

const lists = { className: styles.wide, list: classes.options };

interface VolunteerFormProps {
  projects: ProjectChoice[];
  /** documentId of the project whose link led here; unknown ones preset nothing */
  project?: string;
}

/** Only requires name and email; the server checks the email. */
export function VolunteerForm({ projects, project }: VolunteerFormProps) {
  const { frame, answer, field } = useVisitorForm({
    name: 'volunteer',
    blank: blankApplication,
    preset: presetProject(projects, project),
    stillPossible: (draft) => stillOpen(draft, projects),
    fields: applicationFields,
    labels: { ...words, ...volunteerWording },
    problems: (values) => applicationProblems(values, words),
    onProblem: toasts.problem,
    send: (makeProof) => applyToVolunteer(makeProof, words),
    done: () => words.sent,
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

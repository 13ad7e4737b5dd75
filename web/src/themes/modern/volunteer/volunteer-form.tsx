import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ProjectChoice } from '../../../features/projects/project';
import { FormTokenField } from '../../../features/submission/form-token-field';
import { LIMITS } from '../../../features/submission/limits';
import { fieldProblems } from '../../../features/submission/refusal';
import { usePlainForm } from '../../../features/submission/use-plain-form';
import { useSubmission } from '../../../features/submission/use-submission';
import { useUnsentText } from '../../../features/submission/use-unsent-text';
import {
  type Application,
  applicationProblems,
  blankApplication,
} from '../../../features/volunteer/application';
import { applyToVolunteer } from '../../../features/volunteer/mutations';
import { volunteerWording } from '../../../features/volunteer/wording';
import { toasts } from '../../../outcomes/toasts';
import { focusFirstProblem } from '../pieces/focus-first-problem';
import { FormNotice } from '../pieces/form-notice';
import { Honeypot } from '../pieces/honeypot';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import styles from '../styles/form.module.css';
import { wording } from '../wording';
import { FormPart } from './form-part';
import classes from './volunteer-form.module.css';

const FORM_NAME = 'volunteer';
const words = wording.volunteer;

interface VolunteerFormProps {
  /** Projects that accept volunteers */
  projects: ProjectChoice[];
  /** documentId of the project whose link led here; unknown ones preset nothing */
  project?: string;
}

/** Name and email are required and nothing else is checked here; the server has the last word on the email. */
export function VolunteerForm({ projects, project }: VolunteerFormProps) {
  const { makeProof, honeypot, finish } = useSubmission(FORM_NAME);
  const preset = projects.some(({ id }) => id === project) ? (project ?? '') : '';
  const { attributes, posted, sent } = usePlainForm<Application>();
  const form = useForm({
    initialValues: posted?.values ?? { ...blankApplication, project: preset },
    initialErrors: posted?.problems,
    validate: (values) => applicationProblems(values, { missing: words.missing }),
  });
  const element = useUnsentText({
    formName: FORM_NAME,
    values: form.values,
    blank: blankApplication,
    restore: form.setValues,
  });

  const apply = useMutation(applyToVolunteer(makeProof, words));
  const submit = form.onSubmit(
    (values) =>
      apply.mutate(values, {
        onSuccess: () => {
          form.setValues(blankApplication);
          form.clearErrors();
          finish();
        },
        onError: (error) => {
          const problems = fieldProblems(error);
          form.setErrors(problems);
          focusFirstProblem(form, problems);
        },
      }),
    (problems) => {
      toasts.problem(String(Object.values(problems)[0]));
      focusFirstProblem(form, problems);
    },
  );

  return (
    <form {...attributes} ref={element} onSubmit={submit} noValidate aria-busy={apply.isPending}>
      <FormNotice posted={posted} done={sent && words.sent} />
      <FormPart title={words.you}>
        <TextInput
          name="name"
          label={words.name}
          autoComplete="name"
          maxLength={LIMITS.name}
          withAsterisk
          aria-required
          {...form.getInputProps('name')}
        />
        <TextInput
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          withAsterisk
          aria-required
          {...form.getInputProps('email')}
        />
        <TextInput
          name="phone"
          label={words.phone}
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          {...form.getInputProps('phone')}
        />
        {projects.length > 0 && (
          <NativeSelect
            name="project"
            label={volunteerWording.project}
            data={[
              { value: '', label: volunteerWording.anyProject },
              ...projects.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            {...form.getInputProps('project')}
          />
        )}
      </FormPart>
      <FormPart title={words.offer}>
        <Options
          name="availability"
          label={words.availability}
          options={words.availabilityOptions}
          {...form.getInputProps('availability')}
        />
        <Options
          name="skills"
          label={words.skills}
          options={words.skillOptions}
          {...form.getInputProps('skills')}
        />
        <Options
          name="interests"
          label={words.interests}
          options={words.interestOptions}
          {...form.getInputProps('interests')}
        />
      </FormPart>
      <FormPart title={words.more}>
        <div className={styles.wide}>
          <Textarea
            name="message"
            label={words.message}
            rows={settings.volunteerMessageRows}
            maxLength={LIMITS.message}
            {...form.getInputProps('message')}
          />
        </div>
      </FormPart>
      <Honeypot ref={honeypot} />
      <FormTokenField pageToken={posted?.pageToken} />
      <div className={classes.end}>
        <button
          type="submit"
          className={`${actions.button} ${styles.submit} ${classes.submit}`}
          disabled={apply.isPending}
        >
          {apply.isPending ? words.submitting : words.submit}
        </button>
      </div>
    </form>
  );
}

interface OptionsProps {
  name: string;
  label: string;
  options: readonly string[];
}

/** One list of the form; the other props are what `form.getInputProps` gives. */
function Options({ name, label, options, ...input }: OptionsProps) {
  return (
    <Checkbox.Group label={label} className={styles.wide} {...input}>
      <div className={classes.options}>
        {options.map((option) => (
          <Checkbox key={option} name={name} value={option} label={option} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

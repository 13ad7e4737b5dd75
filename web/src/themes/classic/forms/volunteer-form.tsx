import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
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
  filledPercent,
} from '../../../features/volunteer/application';
import { applyToVolunteer } from '../../../features/volunteer/mutations';
import { volunteerWording } from '../../../features/volunteer/wording';
import { wording } from '../wording';
import { firstSaysIt } from './first-says-it';
import { focusFirstProblem } from './focus-first-problem';
import classes from './form.module.css';
import { FormNotice } from './form-notice';
import { FormProgress } from './form-progress';
import { Honeypot } from './honeypot';
import { SubmitRow } from './submit-row';
import own from './volunteer-form.module.css';

/** Its own name: what was typed into the newer form may hold options and a message that this one cannot show. */
const FORM_NAME = 'volunteer-v1';

/** What can be filled here. The choice of a project always has a value, so it does not count. */
const INPUTS = ['name', 'email', 'phone', 'availability', 'skills', 'interests'] as const;

const words = wording.volunteer;

interface VolunteerFormProps {
  /** Projects that accept volunteers */
  projects: ProjectChoice[];
  /** documentId of the project whose link led here; unknown ones preset nothing */
  project?: string;
}

/** Name, a well-formed email and at least one availability are required; a bar shows how much is filled. */
export function VolunteerForm({ projects, project }: VolunteerFormProps) {
  const { makeProof, honeypot, finish } = useSubmission(FORM_NAME);
  const preset = projects.some(({ id }) => id === project) ? (project ?? '') : '';
  const { attributes, posted, sent } = usePlainForm<Application>();
  const form = useForm({
    initialValues: posted?.values ?? { ...blankApplication, project: preset },
    initialErrors: posted && firstSaysIt(posted.problems),
    validate: (values) => firstSaysIt(applicationProblems(values, words)),
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
          focusFirstProblem(element.current, problems);
        },
      }),
    (problems) => focusFirstProblem(element.current, problems),
  );
  const text = (name: 'name' | 'email' | 'phone') => ({
    name,
    label: words[name],
    ...form.getInputProps(name),
  });
  const options = (name: 'availability' | 'skills' | 'interests') => ({
    name,
    label: words[name],
    ...form.getInputProps(name),
  });

  return (
    <form
      {...attributes}
      ref={element}
      onSubmit={submit}
      noValidate
      aria-busy={apply.isPending}
      aria-label={words.title}
    >
      <FormNotice posted={posted} done={sent && words.sent} />
      <FormProgress percent={filledPercent(form.values, INPUTS)} />
      <div className={classes.fields}>
        <TextInput autoComplete="name" maxLength={LIMITS.name} withAsterisk aria-required {...text('name')} />
        <TextInput
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          withAsterisk
          aria-required
          {...text('email')}
        />
        <TextInput type="tel" autoComplete="tel" maxLength={LIMITS.phone} {...text('phone')} />
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
      </div>
      <div className={own.lists}>
        <Options options={words.availabilityOptions} required {...options('availability')} />
        <Options options={words.skillOptions} {...options('skills')} />
        <Options options={words.interestOptions} {...options('interests')} />
      </div>
      <Honeypot ref={honeypot} />
      <FormTokenField pageToken={posted?.pageToken} />
      <SubmitRow label={words.submit} busyLabel={words.submitting} busy={apply.isPending} />
    </form>
  );
}

interface OptionsProps {
  name: string;
  label: string;
  options: readonly string[];
  /** At least one must be chosen */
  required?: boolean;
}

/** One list of the form; the other props are what `form.getInputProps` gives. */
function Options({ name, label, options, required = false, ...input }: OptionsProps) {
  return (
    <Checkbox.Group label={label} withAsterisk={required} {...input}>
      <div className={own.options}>
        {options.map((option) => (
          <Checkbox key={option} name={name} value={option} label={option} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

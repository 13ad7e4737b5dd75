import { strapi } from '../../strapi/client';
import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import type { ProjectChoice } from '../projects/queries';
import {
  type FormKind,
  isBlank,
  isEmail,
  isPhone,
  type Problems,
  tooLong,
  type VisitorFields,
} from '../submission/field-rules';
import type { ProblemWording } from '../submission/problems';
import { ApplyToVolunteer } from './documents';
import { volunteerWording } from './wording';

/** The typed values of the volunteer form. Lists contain the printed names of the chosen options. */
export const blankApplication = {
  name: '',
  email: '',
  phone: '',
  availability: [] as string[],
  skills: [] as string[],
  interests: [] as string[],
  message: '',
  /** documentId of a project that accepts volunteers; empty: any project */
  project: '',
};
type Application = typeof blankApplication;

interface ApplicationWording extends ProblemWording {
  noAvailability?: string;
}

const limits = FORM_LIMITS.volunteer;

const applicationFields: VisitorFields<Application> = {
  name: { autoComplete: 'name', maxLength: limits.name, required: true },
  email: { type: 'email', autoComplete: 'email', maxLength: limits.email, required: true },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
  availability: {},
  skills: {},
  interests: {},
  message: { maxLength: limits.message },
  project: {},
};

/** Returns messages by field; empty when the application may be sent. */
export function applicationProblems(values: Application, wording: ApplicationWording): Problems<Application> {
  const required: (keyof Pick<Application, 'name' | 'email'>)[] = ['name', 'email'];
  const missing = required.filter((field) => isBlank(values[field]));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, wording.missing]));
  if (wording.badEmail && !isEmail(values.email)) return { email: wording.badEmail };
  if (wording.noAvailability && values.availability.length === 0)
    return { availability: wording.noAvailability };
  const { phone } = values;
  const badPhone = phone.trim() !== '' && !isPhone(phone) && { phone: volunteerWording.badPhone };
  return { ...badPhone, ...tooLong(values, applicationFields) };
}

/** Returns the project of a link; empty when it accepts no volunteers. */
const presetProject = (projects: ProjectChoice[], project?: string): Partial<Application> =>
  projects.some(({ id }) => id === project) ? { project } : {};

/** Returns a stored application, for any project if its project no longer accepts volunteers. */
export const stillOpen = (values: Application, projects: ProjectChoice[]): Application =>
  projects.some(({ id }) => id === values.project) ? values : { ...values, project: '' };

export const projectOptions = (projects: ProjectChoice[]) => [
  { value: '', label: volunteerWording.anyProject },
  ...projects.map(({ id, title }) => ({ value: id, label: title })),
];

/**
 * Returns how much of a form is filled, for the progress bar of the classic form.
 *
 * @param inputs the fields that the theme shows
 * @returns whole percent, 0 to 100
 */
export function filledPercent(values: Application, inputs: readonly (keyof Application)[]): number {
  if (inputs.length === 0) return 0;
  const filled = inputs.filter((input) => {
    const value = values[input];
    return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
  });
  return Math.round((filled.length / inputs.length) * 100);
}

/**
 * The volunteer form with the rules and texts of a theme.
 *
 * @param projects that accept volunteers
 * @param project documentId from a link
 */
export const applicationForm = (
  words: FormKind<Application>['labels'] & ApplicationWording & { sent: string; failed: string },
  projects: ProjectChoice[] = [],
  project?: string,
): FormKind<Application> => ({
  name: 'volunteer',
  blank: blankApplication,
  preset: presetProject(projects, project),
  stillPossible: (draft) => stillOpen(draft, projects),
  fields: applicationFields,
  labels: { ...words, ...volunteerWording },
  problems: (values) => applicationProblems(values, words),
  deliver: async (values, proof) => {
    const variables = { data: applicationData(values), proof };
    return (await strapi.request({ document: ApplyToVolunteer, variables })).applyToVolunteer.status;
  },
  done: words.sent,
  failed: words.failed,
});

/** Empty optional fields are null, texts are trimmed, and the server sets the status. */
export function applicationData(values: Application) {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    availability: values.availability,
    skills: values.skills.length > 0 ? values.skills : null,
    interests: values.interests.length > 0 ? values.interests : null,
    message: values.message.trim() || null,
    projectDocumentId: values.project || null,
  };
}

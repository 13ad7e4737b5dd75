import { isBlank, isEmail, isPhone, tooLong } from '../submission/field-rules';
import { LIMITS } from '../submission/limits';
import { volunteerWording } from './wording';

/** What the volunteer form holds. Lists hold the chosen options as they are printed. */
export interface Application {
  name: string;
  email: string;
  phone: string;
  availability: string[];
  skills: string[];
  interests: string[];
  message: string;
  /** documentId of a project that accepts volunteers; empty for none */
  project: string;
}

export const blankApplication: Application = {
  name: '',
  email: '',
  phone: '',
  availability: [],
  skills: [],
  interests: [],
  message: '',
  project: '',
};

/** A rule the theme has no sentence for does not apply there. */
export interface ApplicationWording {
  missing: string;
  badEmail?: string;
  noAvailability?: string;
}

export type ApplicationProblems = Partial<Record<keyof Application, string>>;

const LONGEST = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  message: LIMITS.message,
};

/** Problems by field; empty when the application may be sent. */
export function applicationProblems(values: Application, wording: ApplicationWording): ApplicationProblems {
  const required: (keyof Pick<Application, 'name' | 'email'>)[] = ['name', 'email'];
  const missing = required.filter((field) => isBlank(values[field]));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, wording.missing]));
  if (wording.badEmail && !isEmail(values.email)) return { email: wording.badEmail };
  if (wording.noAvailability && values.availability.length === 0)
    return { availability: wording.noAvailability };
  const { name, email, phone, message } = values;
  const badPhone = phone.trim() !== '' && !isPhone(phone) && { phone: volunteerWording.badPhone };
  return { ...badPhone, ...tooLong({ name, email, phone, message }, LONGEST) };
}

/**
 * How much of a form is filled, for the progress bar of the older form.
 *
 * @param inputs the fields that theme shows
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

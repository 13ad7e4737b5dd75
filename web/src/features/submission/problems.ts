import {
  isBlank,
  isEmail,
  type Problems,
  tooLong,
  type VisitorField,
  type VisitorFields,
} from './field-rules';

/** A rule without a message does not apply in that theme. */
export interface ProblemWording {
  missing: string;
  /** If absent, only the browser and the server check the format */
  badEmail?: string;
}

/** Returns messages by field; empty when the form may be sent. Required fields that are blank come first. */
export function problemsOf<Values extends { [Field in keyof Values]: string }>(
  values: Values,
  fields: VisitorFields<Values>,
  { missing, badEmail }: ProblemWording,
): Problems<Values> {
  const all = Object.entries<VisitorField>(fields) as [keyof Values, VisitorField][];
  const say = (sentence: string, isBad: (field: VisitorField, value: string) => boolean | undefined) =>
    all.flatMap(([name, field]) => (isBad(field, values[name]) ? [[name, sentence]] : []));
  const blank = say(missing, ({ required }, value) => required && isBlank(value));
  if (blank.length > 0) return Object.fromEntries(blank);
  const emails = badEmail ? say(badEmail, ({ type }, value) => type === 'email' && !isEmail(value)) : [];
  return { ...tooLong(values, fields), ...Object.fromEntries(emails) };
}

/** Trims a copy, so that the typed values stay unchanged. */
export const trimmed = <Values extends { [Field in keyof Values]: string }>(values: Values): Values =>
  Object.fromEntries(Object.entries<string>(values).map(([name, text]) => [name, text.trim()])) as Values;

import { Refusal } from '../strapi/errors';

/** Turns 'maxAttendees' into 'Max attendees'. */
export function humanName(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Replaces the attribute name at the start of a CMS message by the field's label: 'holdEndsAt is in the past' becomes
 * 'Hold ends at is in the past'.
 * @param nameOf returns the label of a form's field; undefined if it has no such field
 */
export function inWords(
  { message, code, problems, retryAfterSeconds }: Refusal,
  nameOf: (path: string) => string | undefined = () => undefined,
): Refusal {
  const named = problems.map((problem) => {
    const field = problem.path.split('.').at(-1) ?? problem.path;
    const { message: sentence } = problem;
    if (!sentence.startsWith(`${field} `) && !sentence.startsWith(`${field}:`)) return problem;
    return { ...problem, message: (nameOf(problem.path) ?? humanName(field)) + sentence.slice(field.length) };
  });
  const at = problems.findIndex((problem) => problem.message === message);
  return new Refusal(named[at]?.message ?? message, code, named, retryAfterSeconds);
}

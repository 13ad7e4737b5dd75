import { Refusal } from '../strapi/errors';

/** 'maxAttendees' as 'Max attendees' */
export function humanName(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Sentences of the CMS begin with the name that programs have for the field. The same refusal, as people call it:
 * 'holdEndsAt is in the past' becomes 'Hold ends at is in the past'.
 *
 * @param nameOf what a form calls its field; undefined where it has none of this name
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

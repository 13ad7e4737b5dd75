import { sentenceFor } from '../../../../cms/src/shared/refusals';
import { StrapiRefusal } from '../../strapi/failures';
import { refusals } from './refusals';

/** The page was outdated when the client acted. */
export const OVERTAKEN = 'STRAPI_CONFLICT_ERROR';

/** Refusals whose sentence was written for the visitor: it says what to change or when to try again. */
const TELLING_CODES = new Set([
  'BAD_USER_INPUT',
  'STRAPI_RATE_LIMIT_ERROR',
  'FORBIDDEN',
  'STRAPI_NOT_FOUND_ERROR',
  OVERTAKEN,
]);

/** The caller lacks the right, which tells a visitor nothing. */
const WITHOUT_REASON = 'FORBIDDEN';

/** Problems the server named, by field; empty when the failure is not about a field. */
export function fieldProblems(error: Error): Record<string, string> {
  if (!(error instanceof StrapiRefusal)) return {};
  return Object.fromEntries(
    error.problems.map((problem) => {
      const field = problem.path.split('.').at(-1) ?? problem.path;
      return [field, sentenceFor(refusals, problem) ?? problem.message];
    }),
  );
}

/** The sentence that tells the visitor why and when to retry; undefined when the failure does not tell. */
export function refusalSentence(error: Error): string | undefined {
  if (!(error instanceof StrapiRefusal)) return undefined;
  if (!TELLING_CODES.has(error.code) || error.reason.code === WITHOUT_REASON) return undefined;
  return Object.values(fieldProblems(error))[0] ?? sentenceFor(refusals, error.reason) ?? error.message;
}

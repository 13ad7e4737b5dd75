import { blankComment, commentProblems } from '../features/comments/comment';
import { deliverComment } from '../features/comments/mutations';
import { commentsWording } from '../features/comments/wording';
import { blankMessage, messageProblems } from '../features/contact/contact-message';
import { deliverMessage } from '../features/contact/mutations';
import { applicationProblems, blankApplication } from '../features/volunteer/application';
import { deliverApplication } from '../features/volunteer/mutations';
import { mainCounterpart, themeOfPath } from '../routing/theme';
import { wording as classic } from '../themes/classic/wording';
import { wording as modern } from '../themes/modern/wording';
import { type FilledForm, fill } from './filled-form';

const WORDING = { modern, classic };

/** The form that stands on a page, filled with `fields`; each theme has its own rules and words. */
export function formOfPage(pathname: string, fields: URLSearchParams): FilledForm | undefined {
  const { contact, volunteer } = WORDING[themeOfPath(pathname)];
  const page = mainCounterpart(pathname);
  if (page === '/contact') {
    return fill(fields, {
      blank: blankMessage,
      problems: (values) => messageProblems(values, contact),
      deliver: deliverMessage,
      failed: contact.failed,
    });
  }
  if (page === '/volunteer') {
    return fill(fields, {
      blank: blankApplication,
      problems: (values) => applicationProblems(values, volunteer),
      deliver: deliverApplication,
      failed: volunteer.failed,
    });
  }
  return page.startsWith('/blog/') ? commentForm(fields) : undefined;
}

const commentForm = (fields: URLSearchParams) =>
  fill(fields, {
    blank: blankComment,
    problems: (values) => commentProblems(values, commentsWording),
    deliver: (values, proof) => deliverComment(fields.get('post') ?? '', values, proof),
    failed: commentsWording.failed,
  });

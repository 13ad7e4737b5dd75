import { SITE_PAGES } from '../../../../cms/src/shared/site-pages';
import { inputOf, readItem, requiredText, type Shown, type Values } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-editor-form';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import type { RedirectRow } from './documents';
import { wording } from './wording';

const words = wording.redirect;
const { redirect } = CONTENT_TYPES;

const isPath = (typed: string) => /^\/(?![/\\])[^?#]*$/.test(typed.trim());
const path = (
  first: string,
  options: {
    label: string;
    maxLength: number;
    description?: string;
    suggestions?: readonly string[];
    'data-autofocus'?: boolean;
  },
) => {
  const field = requiredText({ ...options, placeholder: '/portfolio' });
  return {
    ...field,
    toForm: (shown = first) => shown,
    problem: (typed: string) => field.problem?.(typed) ?? (isPath(typed) ? undefined : words.noPath),
  } satisfies typeof field;
};

/**
 * @param from the missing path, if the redirect is for one
 * @param posts paths of the published posts
 */
export const redirectFields = (from: string, posts: readonly string[]) => ({
  fromPath: path(from, { ...redirect.fromPath, 'data-autofocus': from === '' }),
  toPath: path('', {
    ...redirect.toPath,
    description: 'Choose a page or post, or enter a path on this site.',
    suggestions: [...SITE_PAGES.map((page) => page.path), ...posts],
    'data-autofocus': from !== '',
  }),
});
type RedirectFields = ReturnType<typeof redirectFields>;

/** Sends visitors of a missing path to another page. */
export interface Redirect extends Editable, Shown<RedirectFields> {}

const stored = redirectFields('', []);

export const toRedirect = (row: RedirectRow): Redirect => readItem(stored, row);

export const toRedirectInput = (values: Values<RedirectFields>) => inputOf(stored, values);

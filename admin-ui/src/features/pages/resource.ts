import { INITIATIVE_PATH, SITE_PAGES } from '../../../../cms/src/shared/site-pages';
import { requiredText } from '../../kit/fields/fields';
import { sortOrder } from '../../kit/list/list-search';
import { type ItemIn, resource } from '../../resource/resource';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { storedSpellings } from './pages';
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
 * @param own paths of the initiative's page and the published posts
 */
export const redirectFields = (from: string, own: readonly string[]) => ({
  fromPath: path(from, { ...redirect.fromPath, 'data-autofocus': from === '' }),
  toPath: path('', {
    ...redirect.toPath,
    description: 'Choose a page or post, or enter a path on this site.',
    suggestions: [...SITE_PAGES.map(({ path }) => path).filter((path) => path !== INITIATIVE_PATH), ...own],
    'data-autofocus': from !== '',
  }),
});
/** Sends visitors of a missing path to another page. */
export const redirects = resource({
  form: { type: 'redirect', fields: redirectFields('', []), rows: [] },
  many: 'redirects',
  filters: ({ q }: { q: string }) => {
    const found = storedSpellings(q).map((containsi) => ({ containsi }));
    return q ? { or: found.flatMap((path) => [{ fromPath: path }, { toPath: path }]) } : {};
  },
  order: () => sortOrder('fromPath:asc'),
  wording: words,
});
export type Redirect = ItemIn<typeof redirects>;

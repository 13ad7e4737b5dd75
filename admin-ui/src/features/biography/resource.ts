import * as z from 'zod/mini';
import { requiredText, text } from '../../kit/fields/fields';
import { textList } from '../../kit/fields/part-fields';
import { listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import { fileField } from '../../media/file-field';
import { bySort, containing } from '../../resource/collection';
import { formOf } from '../../resource/form-of';
import { type ItemIn, resource } from '../../resource/resource';
import { single } from '../../resource/single';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { wording } from './wording';

const { title, intro, content, professionalBackground, image } = CONTENT_TYPES.bioContent;

/** Splits the content into paragraphs on blank lines; keeps single line breaks. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Search parameters of the screen. `edit`: the milestone in the form; `writing`: the bio is being edited. */
export const biographySearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'bio-content'),
  sort: oneOf(wording.milestone.sorts, 'year:desc'),
  edit: openedItem,
  writing: z.catch(z._default(z.boolean(), false), false),
});

export type BiographySearch = z.infer<typeof biographySearch>;

export const milestones = resource({
  // The year is free text: '2023' or '2019 to 2021'
  form: formOf('milestone', ['year', 'title', 'description', 'image']),
  many: 'milestones',
  draft: 'milestone',
  wording: wording.milestone,
  filters: ({ q }: { q: string }) => containing(q, ['year', 'title', 'description']),
  order: bySort,
});
export type Milestone = ItemIn<typeof milestones>;

export const bio = single({
  type: 'bioContent',
  key: 'bio',
  fields: {
    title: requiredText(title),
    intro: text({ ...intro, description: 'Before the biography', minRows: 3 }),
    content: requiredText({
      ...content,
      label: 'Content',
      description: 'Two line breaks make a paragraph',
    }),
    professionalBackground: textList(professionalBackground),
    image: fileField({ ...image, description: 'Beside the biography' }),
  },
  wording: wording.bio,
});
export type Bio = ItemIn<typeof bio>;

/** The biography's sentence among the texts of the pages. */
export const bioInSearch = single({
  type: 'pageTexts',
  key: 'biography-in-search',
  fields: {
    biographyDescription: text({
      ...CONTENT_TYPES.pageTexts.biographyDescription,
      label: 'In search results',
      description: 'Below the title in search results and link previews. If empty, a general sentence',
    }),
  },
  wording: wording.inSearch,
});

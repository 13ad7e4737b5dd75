import { requiredText } from '../../kit/fields/fields';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';

const { title, content } = CONTENT_TYPES.bioContent;

export const bioFields = {
  title: requiredText(title),
  content: requiredText({
    ...content,
    label: 'Content',
    description: 'Two line breaks make a paragraph',
  }),
};

/** Splits the content into paragraphs on blank lines; keeps single line breaks. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

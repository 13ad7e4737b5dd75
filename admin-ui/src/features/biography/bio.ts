import { inputOf, readItem, requiredText, type Shown, type Values } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-editor-form';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import type { BioRow } from './documents';

const { title, content } = CONTENT_TYPES.bioContent;

export const bioFields = {
  title: requiredText(title),
  content: requiredText({
    ...content,
    label: 'Content',
    description: 'Two line breaks make a paragraph',
  }),
};
type BioFields = typeof bioFields;

export interface Bio extends Editable, Shown<BioFields> {}

export function toBio(row: BioRow): Bio {
  return readItem(bioFields, row);
}

export const toBioInput = (values: Values<BioFields>) => inputOf(bioFields, values);

/** Splits the content into paragraphs on blank lines; keeps single line breaks. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

import { inputOf, readItem, requiredText, type Shown, type Values } from '../../manager/fields';
import type { Editable } from '../../manager/use-editor-form';
import type { BioRow } from './documents';

/** In the order of the form. */
export const bioFields = {
  title: requiredText({ label: 'Title', maxLength: 200 }),
  content: requiredText({
    label: 'Content',
    description: 'Two line breaks make a paragraph',
    maxLength: 100_000,
    minRows: 10,
  }),
};
type BioFields = typeof bioFields;

/** The one biography of the site. */
export interface Bio extends Editable, Shown<BioFields> {}

export function toBio(row: BioRow): Bio {
  return readItem(bioFields, row);
}

export const toBioInput = (values: Values<BioFields>) => inputOf(bioFields, values);

/** Paragraphs are split on blank lines; a single line break stays inside its paragraph. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

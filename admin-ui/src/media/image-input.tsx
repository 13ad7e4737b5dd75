import type { DrawnProps } from '../kit/fields/fields';
import type { FormImage } from '../kit/fields/form-image';
import { MediaField } from './media-field';
import { useFormImage } from './use-form-image';

/** Drafts of earlier releases contain only the id. */
export type TypedImage = FormImage | string | null;

/** The control of an image whose value is in the form. */
export function ImageInput({ label, description, value, error, onChange }: DrawnProps<TypedImage>) {
  const field = useFormImage({ value: typeof value === 'string' ? null : value, onChange });
  const problem = field.problem ?? (typeof error === 'string' ? error : null);
  return <MediaField label={label} hint={description} field={{ ...field, problem }} pastesOnlyInside />;
}

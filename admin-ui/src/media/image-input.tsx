import type { DrawnProps } from '../kit/fields/fields';
import type { FormImage } from '../kit/fields/form-image';
import { MediaField } from './media-field';
import { useFormImage } from './use-form-image';

/** The control of an image whose value is in the form. */
export function ImageInput({ label, description, value, error, onChange }: DrawnProps<FormImage | null>) {
  const field = useFormImage({ value, onChange });
  const problem = field.problem ?? (typeof error === 'string' ? error : null);
  return <MediaField label={label} hint={description} field={{ ...field, problem }} pastesOnlyInside />;
}

import { LARGEST_PAGE } from '../../../cms/src/shared/limits';
import type { Field, Parts } from '../kit/fields/fields';
import type { FormFile } from '../kit/fields/form-file';
import { parts } from '../kit/fields/part-fields';
import { type MediaFile, toMediaFile } from '../strapi/media-file';
import { FILE_SELECTION, type FileField, type FileOptions, type FileRow, fileField } from './file-field';
import { ImageInput } from './image-input';

/** An image with its description and focal point. */
export const imageField = (options: FileOptions): FileField => ({ ...fileField(options), Draw: ImageInput });

interface ImagesOptions extends FileOptions {
  /** Label of one image. */
  one: string;
  words: Parts['words'];
}

/** A list of images in the owner's order. A place without an image is not sent. */
export function imagesField({
  one,
  ...options
}: ImagesOptions): Field<
  readonly FileRow[] | null,
  { image: MediaFile | null }[],
  { image: FormFile | null }[],
  string[]
> {
  const image = imageField({ label: one });
  const list = parts({ ...options, most: LARGEST_PAGE, fields: { image } });
  return {
    ...list,
    selects: FILE_SELECTION,
    fromRow: (raw) => (raw ?? []).flatMap((file) => (file ? [{ image: toMediaFile(file) }] : [])),
    toInput: (typed) => typed.flatMap((part) => image.toInput(part.image) ?? []),
  };
}

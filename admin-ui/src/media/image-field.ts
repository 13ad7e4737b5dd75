import type { ResultOf } from 'gql.tada';
import { LARGEST_PAGE } from '../../../cms/src/shared/limits';
import type { Field, Parts } from '../kit/fields/fields';
import type { FormImage } from '../kit/fields/form-image';
import { parts } from '../kit/fields/part-fields';
import { copyFor, type mediaFileFragment, toMediaFile } from '../strapi/media-file';
import { ImageInput } from './image-input';

type FileRow = ResultOf<typeof mediaFileFragment> | null;

/** Width of the preview in device pixels. */
const PREVIEW_PIXELS = 1000;

const SELECTION = '{ ...MediaFileFields }';

function toFormImage(raw: FileRow): FormImage | null {
  const file = toMediaFile(raw);
  if (!file) return null;
  const { documentId, alt, focus = null } = file;
  return { id: documentId, url: copyFor(file, PREVIEW_PIXELS), alt, focus };
}

interface ImageOptions {
  label: string;
  description?: string;
}

/** An image with its description and focal point. It is uploaded when it is chosen, so that drafts keep it. */
export function imageField({
  label,
  description,
}: ImageOptions): Field<FileRow, FormImage | null, FormImage | null, string | null> {
  return {
    control: 'drawn',
    props: { label, description },
    Draw: ImageInput,
    selects: SELECTION,
    fromRow: toFormImage,
    toForm: (shown = null) => shown,
    toInput: (typed) => typed?.id ?? null,
    images: (typed) => (typed ? [typed] : []),
    display: (typed) => typed?.alt || (typed?.url.split('/').at(-1) ?? ''),
  };
}

interface ImagesOptions extends ImageOptions {
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
  { image: FormImage | null }[],
  { image: FormImage | null }[],
  string[]
> {
  const image = imageField({ label: one });
  const list = parts({ ...options, most: LARGEST_PAGE, fields: { image } });
  return {
    ...list,
    selects: SELECTION,
    fromRow: (raw) => (raw ?? []).flatMap((file) => (file ? [{ image: toFormImage(file) }] : [])),
    toInput: (typed) => typed.flatMap((part) => image.toInput(part.image) ?? []),
  };
}

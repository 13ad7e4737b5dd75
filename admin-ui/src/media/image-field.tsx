import { useEffect, useRef, useState } from 'react';
import { LARGEST_PAGE } from '../../../cms/src/shared/limits';
import type { DrawnProps, Field, FormFile, Parts } from '../kit/fields/fields';
import { parts } from '../kit/fields/part-fields';
import { DECISION_UNDO_MS, offerUndo } from '../notifications/toasts';
import { type MediaFile, MIDDLE, toMediaFile } from '../strapi/media-file';
import { FILE_SELECTION, type FileField, type FileOptions, type FileRow, fileField } from './file-field';
import { MediaField } from './media-field';
import { useFormFile } from './use-form-file';
import { wording } from './wording';

/**
 * Gives a file field its control: an image with its description and focal point. A form does so, because the first page
 * loads the resources of all routes.
 */
export const drawnImage = (field: FileField): FileField => ({ ...field, Draw: ImageInput });

export const imageField = (options: FileOptions): FileField => drawnImage(fileField(options));

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

/** The control of an image whose value is in the form. Its removal can be undone. */
function ImageInput({ label, description, value, error, onChange }: DrawnProps<FormFile | null>) {
  const [image, setImage] = useState(value);
  const undoOffers = useRef<(() => void)[]>([]);
  useEffect(() => () => undoOffers.current.forEach((end) => void end()), []);

  const change = (next: FormFile | null) => {
    setImage(next);
    onChange(next);
  };
  // An upload, or Undo, may come after the image was moved in its list, or after the form was closed.
  const latestChange = useRef<typeof change | null>(null);
  useEffect(() => {
    latestChange.current = change;
    return () => {
      latestChange.current = null;
    };
  });

  const field = useFormFile({
    purpose: 'page',
    value: image,
    onChange: (next) => latestChange.current?.(next),
    failed: wording.uploadFailed,
    refusal: error,
  });
  const remove = () => {
    field.remove();
    if (!image) return;
    const undo = () => latestChange.current?.(image);
    undoOffers.current.push(offerUndo({ sentence: wording.removed, forMs: DECISION_UNDO_MS, undo }));
  };
  const focus = {
    point: image?.focus ?? MIDDLE,
    set: (point: NonNullable<FormFile['focus']>) => image && change({ ...image, focus: point }),
  };
  return <MediaField label={label} hint={description} field={{ ...field, remove, focus }} pastesOnlyInside />;
}

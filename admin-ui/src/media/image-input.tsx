import { useEffect, useRef, useState } from 'react';
import type { DrawnProps } from '../kit/fields/fields';
import type { FormFile } from '../kit/fields/form-file';
import { DECISION_UNDO_MS, offerUndo } from '../notifications/toasts';
import { MIDDLE } from '../strapi/media-file';
import { MediaField } from './media-field';
import { useFormFile } from './use-form-file';
import { wording } from './wording';

/** The control of an image whose value is in the form. Its removal can be undone. */
export function ImageInput({ label, description, value, error, onChange }: DrawnProps<FormFile | null>) {
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

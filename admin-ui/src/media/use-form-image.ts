import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UploadKind } from '../../../cms/src/shared/uploads';
import type { FormImage } from '../kit/fields/form-image';
import { DECISION_UNDO_MS, offerUndo } from '../notifications/toasts';
import { type Focus, MIDDLE } from '../strapi/media-file';
import { uploadMedia } from '../strapi/upload-media';
import { checkFile } from './check-file';
import { wording } from './wording';

const PURPOSE: UploadKind = 'page';

/** For `useIsMutating`: a form waits for its images. */
export const TAKING_IMAGE = ['media', 'take'] as const;

interface FormImageOptions {
  value: FormImage | null;
  onChange(image: FormImage | null): void;
}

/** Checks and uploads a file. @returns the stored image, or the reason why the file cannot be used */
async function take(chosen: File, onProgress: (percent: number) => void) {
  const { problem, file } = await checkFile(chosen, PURPOSE);
  if (problem !== null) return { problem, image: null };
  const stored = await uploadMedia({ file, purpose: PURPOSE, alt: '', onProgress });
  return { problem: null, image: { ...stored, alt: '', focus: null } };
}

/** Manages an image that is a value of a form. A chosen file is uploaded at once; the save names it by its id. */
export function useFormImage({ value, onChange }: FormImageOptions) {
  const [image, setImage] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const undoOffers = useRef<(() => void)[]>([]);
  useEffect(() => () => undoOffers.current.forEach((end) => void end()), []);

  const change = (next: FormImage | null) => {
    setImage(next);
    onChange(next);
  };
  // An upload may end after the image was moved in its list, or after the form was closed.
  const latestChange = useRef<typeof change | null>(null);
  useEffect(() => {
    latestChange.current = change;
    return () => {
      latestChange.current = null;
    };
  });

  const { mutateAsync, isPending } = useMutation({
    mutationKey: TAKING_IMAGE,
    mutationFn: (file: File) => take(file, setPercent),
    meta: { failed: wording.uploadFailed, changesNothingShown: true },
  });

  async function choose(file: File) {
    try {
      const taken = await mutateAsync(file);
      setProblem(taken.problem);
      if (taken.image) latestChange.current?.(taken.image);
    } catch {
      // The mutation's `meta` has reported the reason.
    } finally {
      setPercent(null);
    }
  }

  return {
    purpose: PURPOSE,
    place,
    shown: image && { kind: 'image' as const, url: image.url, name: '' },
    problem,
    checking: isPending && percent === null,
    progress: percent !== null && percent > 0 && percent < 100 ? percent : null,
    isBusy: isPending,
    removesSaved: false,
    keepSaved: () => undefined,
    choose,
    /** Dismisses a refused file, or the refusal of the CMS, which a change of the value clears. */
    continueWithout() {
      setProblem(null);
      if (image) change({ ...image });
    },
    remove() {
      const before = image;
      setProblem(null);
      change(null);
      const undo = () => latestChange.current?.(before);
      undoOffers.current.push(offerUndo({ sentence: wording.removed, forMs: DECISION_UNDO_MS, undo }));
    },
    alt: image?.alt ?? '',
    setAlt: (alt: string) => image && change({ ...image, alt }),
    focus: {
      point: image?.focus ?? MIDDLE,
      set: (focus: Focus) => image && change({ ...image, focus }),
    },
  };
}

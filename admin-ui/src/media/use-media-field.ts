import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UploadKind } from '../../../cms/src/shared/uploads';
import type { FailureSentence } from '../notifications/query-client';
import type { Focus, MediaFile } from '../strapi/media-file';
import { describeMedia, uploadMedia } from '../strapi/upload-media';
import { checkFile } from './check-file';
import { firstPoster } from './film-poster';
import { usePoster } from './use-poster';
import { posterWording } from './wording';

interface MediaFieldOptions {
  purpose: UploadKind;
  /** The item's current file; the last one if the item was deleted elsewhere. */
  saved: MediaFile | null;
  /** Toast for a failed upload, or a function that adds the reason. */
  failed: FailureSentence;
}

interface Chosen {
  file: File;
  kind: 'image' | 'video';
  /** A blob: URL for the preview. */
  preview: string;
}

/** The file to send with the save. `failed`: a toast has reported it, and the chosen file stays for another try. */
export type MediaOutcome =
  | { state: 'kept' }
  /** What is absent stays. */
  | { state: 'changed'; id?: string | null; poster?: string | null }
  | { state: 'failed' };

export type MediaField = ReturnType<typeof useMediaField>;

/** What the controls need of the file that they choose, describe and remove. */
export interface ShownMedia
  extends Pick<
    MediaField,
    | 'purpose'
    | 'place'
    | 'shown'
    | 'problem'
    | 'checking'
    | 'progress'
    | 'isBusy'
    | 'removesSaved'
    | 'keepSaved'
    | 'choose'
    | 'continueWithout'
    | 'remove'
    | 'alt'
  > {
  setAlt: (alt: string) => void;
  /** Of a film; absent where only images are taken. */
  poster?: MediaField['poster'];
  /** Absent if the focal point is set elsewhere. */
  focus?: { point: Focus; set: (focus: Focus) => void };
}

/** Reports when the saved file changes under an open form, because a newer revision was loaded. */
function useSavedChange(saved: MediaFile | null, onChange: (known: MediaFile | null) => void) {
  const [known, setKnown] = useState(saved);
  if (saved?.documentId === known?.documentId && saved?.alt === known?.alt) return;
  setKnown(saved);
  onChange(known);
}

/** Manages the image or video of a form: choice, removal and upload. */
export function useMediaField({ purpose, saved, failed }: MediaFieldOptions) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [removed, setRemoved] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  const [alt, setAlt] = useState(saved?.alt ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const [held, hold] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  // A finished upload is not repeated if only the save after it failed.
  const [uploaded, setUploaded] = useState<{ file: File; alt: string; id: string } | null>(null);

  const upload = useMutation(
    mutationOptions({
      mutationKey: ['media', 'upload'],
      mutationFn: uploadMedia,
      meta: { failed, changesNothingShown: true },
    }),
  );
  const poster = usePoster({
    saved: saved?.poster,
    upload: (file) => upload.mutateAsync({ file, purpose, alt: '', onProgress: () => undefined }),
  });
  const describe = useMutation(
    mutationOptions({ mutationKey: ['media', 'describe'], mutationFn: describeMedia, meta: { failed } }),
  );

  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen]);

  async function choose(file: File) {
    setChecking(true);
    const checked = await checkFile(file, purpose);
    const isFilm = checked.kind === 'video';
    const taken = isFilm ? await firstPoster(checked.file) : null;
    setChecking(false);
    setProblem(checked.problem);
    if (checked.problem !== null) return;
    poster.set(taken);
    setChosen({ file: checked.file, kind: checked.kind, preview: URL.createObjectURL(checked.file) });
    setAlt('');
  }

  async function choosePoster(file: File) {
    const checked = await checkFile(file, purpose);
    setProblem(checked.kind === 'video' ? posterWording.isFilm : checked.problem);
    if (checked.kind === 'image') poster.set(checked.file);
  }

  async function storeChosen({ file, kind }: Chosen): Promise<MediaOutcome> {
    const isUploaded = uploaded?.file === file && uploaded.alt === alt;
    try {
      const id = isUploaded
        ? uploaded.id
        : (await upload.mutateAsync({ file, purpose, alt, onProgress: setPercent })).id;
      setUploaded({ file, alt, id });
      return { state: 'changed', id, ...(kind === 'video' && { poster: await poster.store() }) };
    } catch {
      // The mutation's `meta` has reported the reason.
      return { state: 'failed' };
    } finally {
      setPercent(null);
    }
  }

  async function storeSaid(file: MediaFile): Promise<MediaOutcome> {
    try {
      if (alt !== file.alt) await describe.mutateAsync({ id: file.documentId, alt });
      return poster.isChosen ? { state: 'changed', poster: await poster.store() } : { state: 'kept' };
    } catch {
      return { state: 'failed' };
    }
  }

  useSavedChange(saved, (known) => {
    const isOther = saved?.documentId !== known?.documentId;
    if (isOther) setRemoved(false);
    if (!chosen) poster.set(null);
    if (!chosen && (isOther || alt === known?.alt)) setAlt(saved?.alt ?? '');
  });

  const kept = removed ? null : saved;
  const redescribed = !chosen && kept !== null && (alt !== kept.alt || poster.isChosen);

  return {
    purpose,
    place,
    /** Focuses the description of the current file, or the file picker. */
    goTo() {
      const field = place.current;
      const target =
        field?.querySelector<HTMLElement>('input:not([type=file])') ?? field?.querySelector('button');
      target?.focus();
    },
    /** The file that the form shows and would have after saving. */
    shown: chosen
      ? { kind: chosen.kind, url: chosen.preview, name: chosen.file.name }
      : kept && { kind: kept.kind, url: kept.url, name: '' },
    /** The same file with its typed description. */
    asFile: chosen
      ? { kind: chosen.kind, url: chosen.preview, alt }
      : kept && { kind: kept.kind, url: kept.url, alt, focus: kept.focus },
    /** Id of the item's own file, unless it is removed. */
    keptId: kept?.documentId,
    /** Whether saving would remove the item's file. */
    removesSaved: removed && !chosen && saved !== null,
    hasChanges: chosen !== null || (removed && saved !== null) || redescribed,
    problem,
    /** Whether a file is being checked; converting a phone's picture takes a moment. */
    checking,
    alt,
    setAlt,
    /** Of a film */
    poster: { url: poster.urlFor(chosen !== null), choose: choosePoster },
    /** Percentage sent; null unless strictly between 0 and 100. */
    progress: percent !== null && percent > 0 && percent < 100 ? percent : null,
    isBusy: checking || held,
    /** Locks the field during a save: the save would not send changes, and the form may close after it. */
    held,
    hold,
    choose,
    /** Dismisses a refused file and keeps the previous one. */
    continueWithout: () => setProblem(null),
    /** Removes the chosen file; without one, the item's own file at the next save. */
    remove() {
      setProblem(null);
      poster.set(null);
      if (chosen) setChosen(null);
      else setRemoved(true);
      setAlt(chosen ? (kept?.alt ?? '') : '');
    },
    keepSaved() {
      setRemoved(false);
      setAlt(saved?.alt ?? '');
    },
    /** Uploads the chosen file. Call it before the save; a toast reports a failure. */
    store(): Promise<MediaOutcome> {
      if (chosen) return storeChosen(chosen);
      if (redescribed) return storeSaid(kept);
      return Promise.resolve(removed && saved ? { state: 'changed', id: null } : { state: 'kept' });
    },
  };
}

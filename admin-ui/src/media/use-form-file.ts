import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UploadKind } from '../../../cms/src/shared/uploads';
import type { Inputs } from '../kit/fields/field';
import type { FormFile } from '../kit/fields/fields';
import type { FailureSentence } from '../notifications/query-client';
import type { Focus } from '../strapi/media-file';
import { checkPoster, checkWithPoster, type ReadyFile } from './check-with-poster';
import { type Upload, useUploads } from './use-uploads';

/** A value of a form. */
export interface FileValue {
  value: FormFile | null;
  /** The value without changes; absent if it is unknown. */
  saved?: FormFile | null;
  onChange: (file: FormFile | null) => void;
}

interface FormFileOptions extends FileValue {
  purpose: UploadKind;
  /** Poster of a film; absent where only images are taken. */
  poster?: FileValue | undefined;
  /** Toast for a failed upload, or a function that adds the reason. */
  failed: FailureSentence;
  /** Refusal of the CMS. */
  refusal?: ReactNode;
}

interface FileValueOptions {
  form: Pick<Inputs, 'useWatchValue' | 'setFieldValue'>;
  /** The form's values without changes. */
  saved: Readonly<Record<string, unknown>>;
}

/** Returns a field of a form as the value of `useFormFile`. A form without the field has no file. */
export function useFileValue({ form, saved }: FileValueOptions, name: string): FileValue {
  return {
    // The form's table of fields says that it is a file.
    value: (form.useWatchValue(name) ?? null) as FormFile | null,
    saved: (saved[name] ?? null) as FormFile | null,
    onChange: (file) => form.setFieldValue(name, file, { forceUpdate: false }),
  };
}

export type FormFileState = ReturnType<typeof useFormFile>;

/** What the controls need of the file that they choose, describe and remove. */
export interface ShownFile extends Omit<FormFileState, 'uploads' | 'goTo'> {
  /** Absent if the focal point is set elsewhere. */
  focus?: { point: Focus; set: (focus: Focus) => void };
}

/** Manages a file that is a value of a form. It is uploaded when it is chosen; the save names it by its id. */
export function useFormFile({ purpose, value, saved, onChange, poster, failed, refusal }: FormFileOptions) {
  const place = useRef<HTMLFieldSetElement>(null);
  /** Description of a file that is not stored yet. */
  const [typedAlt, setTypedAlt] = useState('');

  const uploads = useUploads<ReadyFile, 'poster'>({
    purpose,
    failed,
    check: (file, about) => (about ? checkPoster : checkWithPoster)(file, purpose),
    onStored: (stored, { file, kind, poster: taken }, about) => {
      const added = { ...stored, kind, name: file.name, focus: null };
      if (about) return poster?.onChange({ ...added, alt: '' });
      onChange({ ...added, alt: typedAlt });
      poster?.onChange(null);
      if (poster && taken && !chosenPoster) uploads.give([taken], 'poster');
    },
  });
  const chosen = uploads.files.find(({ about }) => !about);
  const chosenPoster = uploads.files.find(({ about }) => about);
  const preview = usePreview(chosen?.ready?.file);
  const posterPreview = usePreview(chosenPoster?.ready?.file ?? chosen?.ready?.poster);
  const arriving = chosen?.ready && preview ? { ready: chosen.ready, url: preview, alt: typedAlt } : null;
  const shown = shownFile(arriving, value);
  const troubled = uploads.files.find(({ problem }) => problem !== null);

  const change = (file: FormFile | null, itsPoster: FormFile | null = null) => {
    onChange(file);
    poster?.onChange(itsPoster);
  };
  const dropAll = () => uploads.files.forEach(({ key }) => void uploads.drop(key));
  const choose = (file: File, about?: 'poster') => {
    for (const one of uploads.files) if (!about || one.about) uploads.drop(one.key);
    if (!about) setTypedAlt('');
    uploads.give([file], about);
  };

  return {
    purpose,
    place,
    uploads,
    /** Focuses the description of the file, or the file picker. */
    goTo() {
      const field = place.current;
      const target =
        field?.querySelector<HTMLElement>('input:not([type=file])') ?? field?.querySelector('button');
      target?.focus();
    },
    /** The file that the form shows and would have after saving. */
    shown,
    /** Whether saving would remove the item's file. */
    removesSaved: !chosen && !value && Boolean(saved),
    keepSaved: () => change(saved ?? null, poster?.saved),
    problem: troubled?.problem ?? (typeof refusal === 'string' ? refusal : null),
    /** documentId of a file that was added to the form and is stored. */
    added: !chosen && value && value.id !== saved?.id ? value.id : undefined,
    /** Retries a failed upload; absent if a retry cannot help. */
    again: troubled?.again,
    /** Whether a file is being checked; converting a phone's picture takes a moment. */
    isChecking: chosen?.ready === null && chosen.problem === null,
    alt: shown?.alt ?? '',
    setAlt(typed: string) {
      if (arriving) setTypedAlt(typed);
      else if (value) onChange({ ...value, alt: typed });
    },
    /** Of a film; absent where only images are taken. */
    poster: poster && {
      url: posterPreview ?? (arriving ? null : poster.value?.url),
      choose: (file: File) => choose(file, 'poster'),
    },
    /** Percentage sent; null unless strictly between 0 and 100. */
    progress: progressOf(uploads.files),
    choose: (file: File) => choose(file),
    /** Dismisses a refused file and keeps the previous one, or the refusal of the CMS, which a change clears. */
    continueWithout() {
      dropAll();
      if (refusal && value) onChange({ ...value });
    },
    /** Removes the chosen file; without one, the item's own file at the next save. */
    remove() {
      dropAll();
      if (chosen) return;
      const isChosen = saved && value?.id !== saved.id;
      change(isChosen ? saved : null, isChosen ? poster?.saved : null);
    },
  };
}

function shownFile(arriving: { ready: ReadyFile; url: string; alt: string } | null, value: FormFile | null) {
  if (!arriving) return value && { ...value, focus: value.focus ?? undefined };
  const { ready, url, alt } = arriving;
  return { kind: ready.kind, url, name: ready.file.name, alt, focus: undefined };
}

function progressOf(files: readonly Upload[]): number | null {
  const percent = files.find((file) => file.percent)?.percent ?? 0;
  return percent > 0 && percent < 100 ? percent : null;
}

/** Returns a blob: URL that shows a file before it is stored. */
export function usePreview(file: File | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(null);
    };
  }, [file]);
  return url;
}

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { randomKey } from '../../../cms/src/shared/random-key';
import type { UploadKind } from '../../../cms/src/shared/uploads';
import { type FailureSentence, reasonOf } from '../notifications/query-client';
import { type StoredUpload, uploadMedia } from '../strapi/upload-media';
import { wording } from './wording';

/** For `useIsMutating`: a form waits for its files. */
export const UPLOADING = ['media', 'upload'] as const;

/** A chosen file that is being checked or uploaded, or has failed. */
export interface Upload<Ready = unknown, About = unknown> {
  key: string;
  name: string;
  about?: About | undefined;
  /** The checked file; null until then. */
  ready: Ready | null;
  /** 0 to 100; null while it waits for earlier files. */
  percent: number | null;
  /** Why it was refused or failed; null otherwise. */
  problem: string | null;
  /** Retries the upload; absent if a retry cannot help. */
  again?: (() => void) | undefined;
}

/** The file to send, or the reason why it cannot be sent. */
export type Checked<Ready> = (Ready & { problem: null }) | { problem: string };

/** What a place for files needs of its uploads. */
export interface Uploads {
  files: readonly Upload[];
  give: (chosen: readonly File[]) => void;
  drop: (key: string) => void;
}

interface UploadOptions<Ready extends { file: File }, About> {
  purpose: UploadKind;
  check: (file: File, about: About | undefined) => Promise<Checked<Ready>>;
  /** Adds the stored file to the form. */
  onStored: (stored: StoredUpload, ready: Ready, about: About | undefined) => void;
  /** Toast for a failed upload, for a place that does not list its files. */
  failed?: FailureSentence | undefined;
}

/**
 * Uploads files as soon as they are chosen, one by one. Uploaded files are stored in the form and its draft. After a
 * while the CMS deletes files that no save refers to.
 */
export function useUploads<Ready extends { file: File }, About = never>(
  options: UploadOptions<Ready, About>,
) {
  type Entry = Upload<Ready, About>;
  const [files, setFiles] = useState<readonly Entry[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const cancels = useRef(new Map<string, AbortController>());
  // An upload may end after its place in the form has moved.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const set = (key: string, to: Partial<Entry>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));

  /** Takes a file out, and cancels its upload. */
  const drop = (key: string) => {
    cancels.current.get(key)?.abort();
    setFiles((before) => before.filter((one) => one.key !== key));
  };

  /** @param about the part of the form that the files are for, if it has several */
  function give(chosen: readonly File[], about?: About) {
    for (const file of chosen) {
      const key = randomKey();
      const waiting = { key, name: file.name, about, ready: null, percent: null, problem: null };
      setFiles((before) => [...before, waiting]);
      enqueue({ key, chosen: file, about });
    }
  }

  const upload = useMutation({
    mutationKey: UPLOADING,
    mutationFn: async ({ sent, signal }: { sent: Sent<Ready, About>; signal: AbortSignal }) => {
      const { key, about } = sent;
      const { check, purpose } = latest.current;
      sent.checked ??= await check(sent.chosen, about);
      const { checked } = sent;
      if (signal.aborted) return;
      if (checked.problem !== null) return set(key, { problem: checked.problem });
      set(key, { ready: checked, percent: 0 });
      const onProgress = (percent: number) => set(key, { percent });
      const stored = await uploadMedia({ file: checked.file, purpose, alt: '', onProgress, signal });
      if (!signal.aborted) latest.current.onStored(stored, checked, about);
      drop(key);
    },
    meta: { ...(options.failed && { failed: options.failed }), changesNothingShown: true },
  });

  function enqueue(sent: Sent<Ready, About>) {
    const cancel = new AbortController();
    cancels.current.set(sent.key, cancel);
    const again = () => {
      set(sent.key, { problem: null, percent: null, again: undefined });
      enqueue(sent);
    };
    line.current = line.current
      .then(() => upload.mutateAsync({ sent, signal: cancel.signal }))
      .catch((error: unknown) => set(sent.key, { problem: reasonOf(error) ?? wording.unknownReason, again }));
  }

  return { files, give, drop };
}

interface Sent<Ready, About> {
  key: string;
  chosen: File;
  about: About | undefined;
  /** Kept for a retry. */
  checked?: Checked<Ready>;
}

import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** Retries the upload, or starts one that waits; absent if it would not help. */
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

interface SentUpload {
  key: string;
  /** Cancels what `onStored` sends. */
  signal: AbortSignal;
}

interface UploadOptions<Ready extends { file: File }, About> {
  purpose: UploadKind;
  check: (file: File, about: About | undefined) => Promise<Checked<Ready>>;
  /** Adds the stored file to the form. If it fails, a retry repeats it without the upload. */
  onStored: (stored: StoredUpload, ready: Ready, about: About | undefined, sent: SentUpload) => unknown;
  /** Number of parallel uploads; defaults to one. */
  atOnce?: number;
  /** Makes a checked file wait for `again`, which also hands on a stored file once more. Stored files stay in the list. */
  asksFirst?: boolean;
  /** Returns the description of a file; without it, the form sends the description later. */
  altOf?: (key: string) => string;
  /** Toast for a failed upload, for a place that does not list its files. */
  failed?: FailureSentence | undefined;
}

/**
 * Uploads files as soon as they are chosen. Uploaded files are stored in the form and its draft. After a while the CMS
 * deletes files that no save refers to.
 */
export function useUploads<Ready extends { file: File }, About = never>(
  options: UploadOptions<Ready, About>,
) {
  type Entry = Upload<Ready, About>;
  const [files, setFiles] = useState<readonly Entry[]>([]);
  const running = useRef(new Set<Promise<unknown>>());
  const cancels = useRef(new Map<string, AbortController>());
  // An upload may end after its place in the form has moved.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const set = (key: string, to: Partial<Entry>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));

  const arrange = (keys: readonly string[]) =>
    setFiles((before) => keys.flatMap((key) => before.filter((file) => file.key === key)));

  /** Takes a file out, and cancels its upload. */
  const drop = (key: string) => {
    cancels.current.get(key)?.abort();
    setFiles((before) => before.filter((one) => one.key !== key));
  };

  // The owner was asked before leaving.
  const leave = useEffectEvent(() => files.forEach(({ key }) => void drop(key)));
  useEffect(() => () => leave(), []);

  /** @param about the part of the form that the files are for, if it has several */
  function give(chosen: readonly File[], about?: About) {
    for (const file of chosen) {
      const key = randomKey();
      const waiting = { key, name: file.name, about, ready: null, percent: null, problem: null };
      setFiles((before) => [...before, waiting]);
      void enqueue({ key, chosen: file, about });
    }
  }

  const upload = useMutation({
    mutationKey: UPLOADING,
    mutationFn: async ({ sent, signal }: { sent: Sent<Ready, About>; signal: AbortSignal }) => {
      const { key, about } = sent;
      const { check, purpose, asksFirst, altOf } = latest.current;
      sent.checked ??= await check(sent.chosen, about);
      const { checked } = sent;
      if (signal.aborted) return;
      if (checked.problem !== null) return set(key, { problem: checked.problem });
      if (asksFirst && !sent.isAgain) return set(key, { ready: checked, again: againOf(sent) });
      set(key, { ready: checked, percent: 0 });
      const onProgress = (percent: number) => set(key, { percent });
      const alt = altOf?.(key) ?? '';
      sent.stored ??= await uploadMedia({ file: checked.file, purpose, alt, onProgress, signal });
      if (!signal.aborted) await latest.current.onStored(sent.stored, checked, about, { key, signal });
      if (!asksFirst) drop(key);
      else set(key, { again: againOf(sent) });
    },
    meta: { ...(options.failed && { failed: options.failed }), changesNothingShown: true },
  });

  const againOf = (sent: Sent<Ready, About>) => () => {
    sent.isAgain = true;
    set(sent.key, { problem: null, percent: null, again: undefined });
    void enqueue(sent);
  };

  async function enqueue(sent: Sent<Ready, About>) {
    const { key } = sent;
    const cancel = new AbortController();
    cancels.current.set(key, cancel);
    while (running.current.size >= (options.atOnce ?? 1)) await Promise.race(running.current);
    const job = upload
      .mutateAsync({ sent, signal: cancel.signal })
      .catch((error: unknown) =>
        set(key, { problem: reasonOf(error) ?? wording.unknownReason, again: againOf(sent) }),
      )
      .finally(() => running.current.delete(job));
    running.current.add(job);
  }

  return { files, give, drop, set, arrange };
}

interface Sent<Ready, About> {
  key: string;
  chosen: File;
  about: About | undefined;
  isAgain?: boolean;
  /** Kept for a retry. */
  checked?: Checked<Ready>;
  stored?: StoredUpload;
}

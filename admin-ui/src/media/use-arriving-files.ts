import { useRef, useState } from 'react';
import { randomKey } from '../../../cms/src/shared/random-key';
import type { UploadKind } from '../../../cms/src/shared/uploads';
import { reasonOf } from '../notifications/query-client';
import { type StoredUpload, uploadMedia } from '../strapi/upload-media';
import { wording } from './wording';

/** A file that is being uploaded, or has failed. */
export interface ArrivingFile<About = unknown> {
  key: string;
  name: string;
  about?: About | undefined;
  /** 0 to 100; null while it waits for earlier files. */
  percent: number | null;
  /** Why it was refused or failed; null otherwise. */
  problem: string | null;
  /** Retries the upload; absent if a retry cannot help. */
  again?: () => void;
}

/** The file to send, or the reason why it cannot be sent. */
export type Checked<Ready> = (Ready & { problem: null }) | { problem: string };

/** What a place for files needs of those that arrive there. */
export interface ArrivingFiles {
  files: readonly ArrivingFile[];
  give: (chosen: readonly File[]) => void;
  drop: (key: string) => void;
}

interface ArrivingOptions<Ready extends { file: File }, About> {
  purpose: UploadKind;
  check: (file: File, about: About | undefined) => Promise<Checked<Ready>>;
  /** Adds the stored file to the form. */
  onArrived: (stored: StoredUpload, ready: Ready, about: About | undefined) => void;
}

/**
 * Uploads files as soon as they are chosen, one by one. Uploaded files are stored in the form and its draft. After a
 * while the CMS deletes files that no save refers to.
 */
export function useArrivingFiles<Ready extends { file: File }, About = never>({
  purpose,
  check,
  onArrived,
}: ArrivingOptions<Ready, About>) {
  const [files, setFiles] = useState<readonly ArrivingFile<About>[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const drop = (key: string) => setFiles((before) => before.filter((one) => one.key !== key));
  const set = (key: string, to: Partial<ArrivingFile<About>>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));

  /** @param about the part of the form that the files are for, if it has several */
  function give(chosen: readonly File[], about?: About) {
    for (const file of chosen) {
      const key = randomKey();
      setFiles((before) => [...before, { key, name: file.name, about, percent: null, problem: null }]);
      queue(key, file, about);
    }
  }

  function queue(key: string, file: File, about: About | undefined) {
    line.current = line.current.then(() => send(key, file, about));
  }

  async function send(key: string, chosen: File, about: About | undefined): Promise<void> {
    const checked = await check(chosen, about);
    if (checked.problem !== null) return set(key, { problem: checked.problem });
    set(key, { percent: 0 });
    try {
      const onProgress = (percent: number) => set(key, { percent });
      onArrived(await uploadMedia({ file: checked.file, purpose, alt: '', onProgress }), checked, about);
      drop(key);
    } catch (error) {
      const again = () => {
        set(key, { problem: null, percent: null, again: undefined });
        queue(key, chosen, about);
      };
      set(key, { problem: reasonOf(error) ?? wording.unknownReason, again });
    }
  }

  return { files, give, drop };
}

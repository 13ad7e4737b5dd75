import { useRef, useState } from 'react';
import { reasonOf } from '../../notifications/query-client';
import { uploadMedia } from '../../strapi/upload-media';
import type { ArrivedFile } from './digital-set';
import { wording } from './wording';

/** A file that is being uploaded, or has failed. */
interface ArrivingFile {
  key: string;
  name: string;
  /** 0 to 100; null while it waits for earlier files. */
  percent: number | null;
  /** Why it was refused or failed; null otherwise. */
  problem: string | null;
  /** Retries the upload; absent if a retry cannot help. */
  again?: () => void;
}

/** The file to send, or the reason why it cannot be sent. */
export type Checked = { file: File; problem: null } | { problem: string };

export type ArrivingFiles = ReturnType<typeof useArrivingFiles>;

/**
 * Uploads files as soon as they are chosen, one by one. Uploaded files are stored in the form and its draft. After a
 * while the CMS deletes files that no save refers to.
 * @param onArrived adds the stored file to the form
 */
export function useArrivingFiles(
  check: (file: File) => Promise<Checked>,
  onArrived: (file: ArrivedFile) => void,
) {
  const [files, setFiles] = useState<readonly ArrivingFile[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const drop = (key: string) => setFiles((before) => before.filter((one) => one.key !== key));
  const set = (key: string, to: Partial<ArrivingFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));

  function give(chosen: readonly File[]) {
    for (const file of chosen) {
      const key = crypto.randomUUID();
      setFiles((before) => [...before, { key, name: file.name, percent: null, problem: null }]);
      queue(key, file);
    }
  }

  function queue(key: string, file: File) {
    line.current = line.current.then(() => send(key, file));
  }

  async function send(key: string, chosen: File): Promise<void> {
    const checked = await check(chosen);
    if (checked.problem !== null) return set(key, { problem: checked.problem });
    set(key, { percent: 0 });
    try {
      const onProgress = (percent: number) => set(key, { percent });
      onArrived(await uploadMedia({ file: checked.file, purpose: 'digital', alt: '', onProgress }));
      drop(key);
    } catch (error) {
      const again = () => {
        set(key, { problem: null, percent: null, again: undefined });
        queue(key, chosen);
      };
      set(key, { problem: reasonOf(error) ?? wording.unknownReason, again });
    }
  }

  return { files, give, drop };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { checkFile } from '../../media/check-file';
import { reasonOf } from '../../notifications/query-client';
import { showDone, showProblem } from '../../notifications/toasts';
import { uploadMedia } from '../../strapi/upload-media';
import { type BatchPicture, changedBatch, newPicture } from './picture-batch';
import { createFromPicture } from './queries';
import { portfolio } from './resource';
import { batchWording } from './wording';

/** Number of parallel uploads; more would only slow each down. */
const AT_ONCE = 3;

const reason = (error: unknown) => reasonOf(error) ?? batchWording.unknownReason;

export type PictureBatch = ReturnType<typeof usePictureBatch>;

/** Checks the pictures of a batch and uploads three at a time, independently of each other. */
export function usePictureBatch() {
  const queryClient = useQueryClient();
  const [pictures, change] = useReducer(changedBatch, []);
  const [category, setCategory] = useState('');
  const sending = useRef(new Set<string>());
  const isLeft = useRef(false);

  const set = (key: string, to: Partial<BatchPicture>) => change({ type: 'change', key, to });

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  // Starts the next upload as soon as one ends. Starts none after the page is left.
  useEffect(() => {
    const next = pictures.filter(({ key, state }) => state === 'waiting' && !sending.current.has(key));
    for (const picture of next.slice(0, AT_ONCE - sending.current.size)) void send(picture);
  });

  async function add(files: readonly File[]) {
    const added = files.map((file) => newPicture(crypto.randomUUID(), file));
    change({ type: 'add', pictures: added });
    await Promise.all(added.map(check));
  }

  async function check({ key, file }: BatchPicture) {
    const checked = await checkFile(file, 'portfolio');
    if (checked.problem !== null) set(key, { state: 'refused', reason: checked.problem });
    else if (!isLeft.current)
      set(key, { state: 'ready', file: checked.file, preview: URL.createObjectURL(checked.file) });
  }

  async function send({ key, file, title, fileId }: BatchPicture) {
    sending.current.add(key);
    set(key, { state: 'uploading' });
    try {
      const id = fileId ?? (await upload(key, file));
      // When they left, the owner was told to choose the remaining pictures again.
      if (isLeft.current) return;
      set(key, { fileId: id, percent: 100 });
      const item = await createFromPicture({ title, category, image: id, uploadKey: key });
      set(key, { state: 'saved', item });
    } catch (error) {
      set(key, { state: 'failed', reason: reason(error) });
    } finally {
      sending.current.delete(key);
      if (sending.current.size === 0) await queryClient.invalidateQueries();
    }
  }

  async function upload(key: string, file: File): Promise<string> {
    const onProgress = (percent: number) => set(key, { percent });
    // The picture has no description yet; the site uses its title.
    const { id } = await uploadMedia({ file, purpose: 'portfolio', alt: '', onProgress });
    return id;
  }

  async function rename({ key, title, item }: BatchPicture) {
    if (!item || title.trim() === item.title) return;
    if (!title.trim()) return showProblem(batchWording.titleMissing);
    try {
      const renamed = await portfolio.change(item, { title: title.trim() });
      set(key, { item: renamed, title: renamed.title });
      showDone(batchWording.renamed);
      await queryClient.invalidateQueries();
    } catch (error) {
      showProblem(batchWording.renameFailed, reason(error));
    }
  }

  const letGo = (gone: readonly BatchPicture[]) => {
    for (const { preview } of gone) if (preview) URL.revokeObjectURL(preview);
  };

  return {
    pictures,
    category,
    setCategory,
    add,
    /** Sends the given pictures, or all that are ready or failed. */
    start: (...keys: string[]) => {
      const startable = pictures.filter(({ state }) => state === 'ready' || state === 'failed');
      const chosen = startable.filter(({ key }) => keys.length === 0 || keys.includes(key));
      const [untitled] = chosen.filter(({ title }) => !title.trim());
      if (untitled) return showProblem(batchWording.titleMissing);
      change({ type: 'send', keys: chosen.map(({ key }) => key) });
    },
    setTitle: (key: string, title: string) => set(key, { title }),
    /** Saves a title that was changed after the picture was added. */
    rename,
    remove: (picture: BatchPicture) => {
      letGo([picture]);
      change({ type: 'remove', key: picture.key });
    },
    clear: () => {
      letGo(pictures);
      change({ type: 'clear' });
    },
  };
}

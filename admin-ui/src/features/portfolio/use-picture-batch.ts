import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomKey } from '../../../../cms/src/shared/random-key';
import { confirmAction } from '../../kit/delete/confirm-action';
import { checkWithPoster } from '../../media/check-with-poster';
import { reasonOf } from '../../notifications/query-client';
import { showDone, showProblem } from '../../notifications/toasts';
import { uploadMedia } from '../../strapi/upload-media';
import { type BatchPicture, needsTitle, newPicture, sent, toSentEntry } from './picture-batch';
import { createPiece } from './queries';
import { portfolio } from './resource';
import { storyProblem } from './story';
import { batchWording, batchWording as say } from './wording';

/** `sending`: the story is stored as soon as all its files are uploaded. */
type StoryState = 'open' | 'sending' | 'storing' | 'failed' | 'stored';

interface BatchStoryOptions {
  /** Its files in order. */
  files: readonly BatchPicture[];
  category: string;
  onStored: (keys: readonly string[]) => void;
}

/** Stores the files of a batch as one piece, once all of them are uploaded. */
function useBatchStory({ files, category, onStored }: BatchStoryOptions) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [state, setState] = useState<StoryState>('open');
  const [reason, setReason] = useState('');
  const [documentId, setDocumentId] = useState('');
  const [uploadKey, setUploadKey] = useState(randomKey);
  const isRepeated = useRef(false);
  const isComplete = files.length > 0 && files.every((file) => file.state === 'uploaded');

  const store = useEffectEvent(async () => {
    setState('storing');
    const entries = files.map(toSentEntry);
    const piece = { title, category, entries, uploadKey, isRepeated: isRepeated.current };
    try {
      const stored = await createPiece(piece);
      setDocumentId(stored.documentId);
      setState('stored');
      onStored(files.map(({ key }) => key));
      await queryClient.invalidateQueries();
    } catch (error) {
      isRepeated.current = true;
      setReason(reasonOf(error) ?? say.unknownReason);
      setState('failed');
    }
  });
  useEffect(() => {
    if (state === 'sending' && isComplete) void store();
  }, [state, isComplete]);

  return {
    title,
    setTitle,
    state,
    /** Why it was not stored. */
    reason,
    /** Id of the stored piece. */
    documentId,
    /** Returns why the story cannot be sent, as a sentence. */
    problem: () => (title.trim() ? storyProblem(files.map(toSentEntry)) : say.titleMissing),
    begin: () => setState('sending'),
    reset: () => {
      setTitle('');
      setState('open');
      setUploadKey(randomKey());
      isRepeated.current = false;
    },
  };
}

/** Number of parallel uploads; more would only slow each down. */
const AT_ONCE = 3;

const failureReason = (error: unknown) => reasonOf(error) ?? batchWording.unknownReason;

export type PictureBatch = ReturnType<typeof usePictureBatch>;

/**
 * Checks the files of a batch and uploads three at a time, independently of each other. They become separate pieces, or
 * one story.
 */
export function usePictureBatch() {
  const queryClient = useQueryClient();
  const [pictures, setPictures] = useState<readonly BatchPicture[]>([]);
  const [category, setCategory] = useState('');
  const [isStory, setStory] = useState(false);
  const sending = useRef(new Set<string>());
  const isLeft = useRef(false);

  const set = (key: string, to: Partial<BatchPicture>) =>
    setPictures((before) => before.map((picture) => (picture.key === key ? { ...picture, ...to } : picture)));

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

  const story = useBatchStory({
    files: pictures.filter(({ state }) => state !== 'refused'),
    category,
    onStored: (keys) => {
      for (const key of keys) set(key, { state: 'saved' });
    },
  });

  async function add(files: readonly File[]) {
    // A stored story is complete: more files begin another batch.
    if (story.state === 'stored') clear();
    const added = files.map((file) => newPicture(randomKey(), file));
    setPictures((before) => [...before, ...added]);
    await Promise.all(added.map(check));
  }

  async function check({ key, file }: BatchPicture) {
    const checked = await checkWithPoster(file, 'portfolio');
    if (checked.problem !== null) return set(key, { state: 'refused', reason: checked.problem });
    if (isLeft.current) return;
    const { kind, poster } = checked;
    const shown = kind === 'image' ? checked.file : poster;
    const preview = shown && URL.createObjectURL(shown);
    set(key, { state: 'ready', file: checked.file, kind, poster, preview });
  }

  async function send(picture: BatchPicture) {
    const { key, title } = picture;
    sending.current.add(key);
    set(key, { state: 'uploading' });
    try {
      const stored = await upload(picture);
      // When they left, the owner was told to choose the remaining pictures again.
      if (isLeft.current) return;
      set(key, { ...stored, percent: 100 });
      if (isStory) return set(key, { state: 'uploaded' });
      const entries = [toSentEntry({ ...picture, ...stored })];
      const item = await createPiece({ title, category, entries, uploadKey: key });
      set(key, { state: 'saved', item });
    } catch (error) {
      set(key, { state: 'failed', reason: failureReason(error) });
    } finally {
      sending.current.delete(key);
      if (sending.current.size === 0 && !isStory) await queryClient.invalidateQueries();
    }
  }

  /** Uploads a file, and the poster of a film. A finished upload is not repeated. */
  async function upload({ key, file, poster, fileId, posterId }: BatchPicture) {
    // The files have no description yet; the site uses the title.
    const send = (sent: File, onProgress: (percent: number) => void) =>
      uploadMedia({ file: sent, purpose: 'portfolio', alt: '', onProgress });
    const storedFile = fileId ?? (await send(file, (percent) => set(key, { percent }))).id;
    set(key, { fileId: storedFile });
    const storedPoster = posterId ?? (poster && (await send(poster, () => undefined)).id);
    return { fileId: storedFile, posterId: storedPoster };
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
      showProblem(batchWording.renameFailed, failureReason(error));
    }
  }

  const revokePreviews = (gone: readonly BatchPicture[]) => {
    for (const { preview } of gone) if (preview) URL.revokeObjectURL(preview);
  };

  const clear = () => {
    revokePreviews(pictures);
    setPictures([]);
    setStory(false);
    story.reset();
  };

  return {
    pictures,
    category,
    setCategory,
    isStory,
    setStory,
    story,
    /** Whether files are being uploaded, or the story is being stored. */
    isBusy:
      story.state === 'storing' || pictures.some(({ state }) => state === 'waiting' || state === 'uploading'),
    add,
    /** Sends the given pictures, or all that are ready or failed. */
    start: async (...keys: string[]) => {
      const startable = pictures.filter(({ state }) => state === 'ready' || state === 'failed');
      const chosen = startable.filter(({ key }) => keys.length === 0 || keys.includes(key));
      const isUntitled = !isStory && chosen.some(({ title }) => !title.trim());
      const problem = isUntitled ? batchWording.titleMissing : isStory && story.problem();
      if (problem) return showProblem(problem);
      const unclear = isStory ? [] : chosen.filter(needsTitle);
      if (unclear[0] && !(await confirmAction(batchWording.unclear(unclear.length, unclear[0].title))))
        return;
      if (isStory) story.begin();
      setPictures((before) =>
        sent(
          before,
          chosen.map(({ key }) => key),
        ),
      );
    },
    setTitle: (key: string, title: string) => set(key, { title }),
    /** Saves a title that was changed after the picture was added. */
    rename,
    /** Puts the files of a story in another order. */
    arrange: (arranged: readonly BatchPicture[]) =>
      setPictures((before) => arranged.flatMap(({ key }) => before.filter((picture) => picture.key === key))),
    remove: (...removed: readonly BatchPicture[]) => {
      revokePreviews(removed);
      setPictures((before) => before.filter(({ key }) => !removed.some((gone) => gone.key === key)));
    },
    clear,
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { randomKey } from '../../../../cms/src/shared/random-key';
import { confirmAction } from '../../kit/delete/confirm-action';
import { checkWithPoster, type ReadyFile } from '../../media/check-with-poster';
import { useUploads } from '../../media/use-uploads';
import { reasonOf } from '../../notifications/query-client';
import { showProblem } from '../../notifications/toasts';
import { requireFound } from '../../strapi/errors';
import { uploadMedia } from '../../strapi/upload-media';
import {
  type BatchPicture,
  kindOf,
  NEW_PIECE,
  needsTitle,
  type Piece,
  titleFromName,
  toPicture,
} from './picture-batch';
import { createPiece } from './queries';
import { portfolio } from './resource';
import { yearProblem } from './set-dialog';
import { newEntry, storyProblem } from './story';
import { batchWording as say } from './wording';

interface BatchStoryOptions {
  /** Its files in order. */
  files: readonly BatchPicture[];
  /** Category and year of every piece. */
  shared: { category: string; year: string };
}

/** Stores the files of a batch as one piece, once all of them are uploaded. */
function useBatchStory({ files, shared }: BatchStoryOptions) {
  const [title, setTitle] = useState('');
  const [uploadKey, setUploadKey] = useState(randomKey);
  /** Whether the story is stored as soon as all its files are uploaded. */
  const [isWanted, setWanted] = useState(false);
  const storing = useMutation({ mutationFn: createPiece });
  const isComplete = files.length > 0 && files.every(({ state }) => state === 'uploaded');

  const entries = () => files.flatMap(({ entry }) => entry ?? []);
  const store = useEffectEvent(() => {
    setWanted(false);
    storing.mutate({
      ...shared,
      title,
      description: '',
      entries: entries(),
      uploadKey,
      isRepeated: storing.isError,
    });
  });
  useEffect(() => {
    if (isWanted && isComplete) store();
  }, [isWanted, isComplete]);

  return {
    title,
    setTitle,
    isStoring: storing.isPending,
    /** Why it was not stored. */
    reason: storing.error && !isWanted ? (reasonOf(storing.error) ?? say.unknownReason) : null,
    /** Id of the stored piece. */
    documentId: storing.data?.documentId,
    /** Returns why the story cannot be sent, as a sentence. */
    problem: () => (title.trim() ? storyProblem(files.map(kindOf)) : say.titleMissing),
    begin: () => setWanted(true),
    reset: () => {
      setTitle('');
      setWanted(false);
      setUploadKey(randomKey());
      storing.reset();
    },
  };
}

export type PictureBatch = ReturnType<typeof usePictureBatch>;

/**
 * Checks the files of a batch and uploads three at a time, independently of each other; more would only slow each down.
 * They become separate pieces, or one story.
 */
export function usePictureBatch() {
  const queryClient = useQueryClient();
  const [shared, setShared] = useState({ category: '', year: '' });
  const [isStory, setStory] = useState(false);
  const { files, give, drop, set, arrange } = useUploads<ReadyFile, Piece>({
    purpose: 'portfolio',
    check: (file) => checkWithPoster(file, 'portfolio'),
    atOnce: 3,
    asksFirst: true,
    onStored: async (stored, ready, _chosen, { key, signal }) => {
      const piece = files.find((file) => file.key === key)?.about;
      if (!piece) return;
      const send = (file: File) => uploadMedia({ file, purpose: 'portfolio', signal });
      const upload = newEntry(stored, ready);
      const entry = piece.entry ?? { ...upload, poster: ready.poster && (await send(ready.poster)) };
      set(key, { about: { ...piece, entry } });
      if (isStory) return;
      const item = await createPiece({ ...piece, ...shared, entries: [entry], uploadKey: key });
      set(key, { about: { ...piece, entry, item } });
    },
  });
  const read = files.map((file) => toPicture(file, isStory));
  const story = useBatchStory({ files: read.filter(({ state }) => state !== 'refused'), shared });
  const isStored = story.documentId !== undefined;
  const pictures = isStored
    ? read.map((picture) => (picture.entry ? { ...picture, state: 'saved' as const } : picture))
    : read;
  const isUploading = pictures.some(({ state }) => state === 'waiting' || state === 'uploading');

  const remove = (...removed: readonly { key: string }[]) => removed.forEach(({ key }) => void drop(key));

  const showAdded = useEffectEvent(() => {
    if (pictures.some(({ item }) => item)) void queryClient.invalidateQueries();
  });
  useEffect(() => {
    if (!isUploading) showAdded();
  }, [isUploading]);

  const clear = () => {
    remove(...files);
    setStory(false);
    story.reset();
  };
  const setPiece = ({ key, title, description, entry, item }: BatchPicture, to: Partial<Piece>) =>
    set(key, { about: { title, description, entry, item, ...to } });
  const renaming = useMutation({
    mutationFn: async (picture: BatchPicture) => {
      const item = await portfolio.change(requireFound(picture.item), { title: picture.title });
      setPiece(picture, { item, title: item.title });
    },
    meta: { done: say.renamed, failed: say.renameFailed },
  });

  const problemOf = (chosen: readonly BatchPicture[]) =>
    yearProblem(shared.year) ??
    (isStory ? story.problem() : chosen.every(({ title }) => title.trim()) ? undefined : say.titleMissing);

  return {
    pictures,
    shared,
    setShared,
    isStory,
    setStory,
    story,
    isStored,
    /** Whether files are being uploaded, or the story is being stored. */
    isBusy: story.isStoring || isUploading,
    add: (chosen: readonly File[]) => {
      // A stored story is complete: more files begin another batch.
      if (isStored) clear();
      for (const file of chosen) give([file], { ...NEW_PIECE, title: titleFromName(file.name) });
    },
    /** Sends the given pictures, or all that are ready or failed. */
    start: async (...keys: string[]) => {
      const chosen = pictures.filter(({ key, again }) => again && (keys.length === 0 || keys.includes(key)));
      const problem = problemOf(chosen);
      if (problem) return showProblem(problem);
      const unclear = isStory ? [] : chosen.filter(needsTitle);
      if (unclear[0] && !(await confirmAction(say.unclear(unclear.length, unclear[0].title)))) return;
      if (isStory) story.begin();
      for (const { again } of chosen) again?.();
    },
    setWords: (picture: BatchPicture, words: Partial<Piece>) => setPiece(picture, words),
    /** Saves a title that was changed after the picture was added. */
    rename: (picture: BatchPicture) => {
      const title = picture.title.trim();
      if (!picture.item || title === picture.item.title) return;
      if (title) renaming.mutate({ ...picture, title });
      else showProblem(say.titleMissing);
    },
    /** Puts the files of a story in another order. */
    arrange,
    remove,
    clear,
  };
}

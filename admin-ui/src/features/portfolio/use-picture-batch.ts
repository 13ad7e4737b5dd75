import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { confirmAction } from '../../kit/delete/confirm-action';
import { checkWithPoster, type ReadyFile } from '../../media/check-with-poster';
import { useUploads } from '../../media/use-uploads';
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
  together,
  toPicture,
  wouldLose,
} from './picture-batch';
import { createPiece } from './queries';
import { portfolio } from './resource';
import { yearProblem } from './set-dialog';
import { newEntry, type StoryEntry, storyProblem } from './story';
import { batchWording as say } from './wording';

export type PictureBatch = ReturnType<typeof usePictureBatch>;

/**
 * Checks the files of a batch and uploads three at a time, independently of each other; more would only slow each down.
 * They become separate pieces and stories. A story is stored once all its files are uploaded.
 */
export function usePictureBatch() {
  const queryClient = useQueryClient();
  const [shared, setShared] = useState({ category: '', year: '' });
  /** Titles of stories. The key of a story is the key of the file that was picked first. */
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const uploaded = useRef(new Map<string, StoryEntry>());
  const sentPieces = useRef(new Set<string>());
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
      uploaded.current.set(key, entry);
      const uploadKey = piece.story ?? key;
      const members = piece.story ? membersOf(piece.story) : [{ ...piece, entry, key }];
      const entries = members.flatMap((member) => uploaded.current.get(member.key) ?? []);
      if (entries.length < members.length) return;
      const words = piece.story
        ? { title: titleOf(piece.story), description: descriptionOf(members) }
        : piece;
      const isRepeated = sentPieces.current.has(uploadKey);
      sentPieces.current.add(uploadKey);
      const item = await createPiece({ ...words, ...shared, entries, uploadKey, isRepeated });
      for (const member of members) setPiece(member, { item });
    },
  });
  const read = files.map(toPicture);
  const kept = read.filter(({ state }) => state !== 'refused');
  const pictures = [...kept, ...read.filter(({ state }) => state === 'refused')];
  const arrangeStory = (keys: readonly string[]) =>
    arrange(
      together(
        pictures.map(({ key }) => key),
        keys,
      ),
    );
  const membersOf = (story: string) => kept.filter((picture) => picture.story === story);
  const titleOf = (story: string) => titles[story] ?? '';
  /** Whether all files become one story. */
  const isStory = kept.length > 1 && kept.every(({ story }) => story && story === kept[0]?.story);
  const isUploading = pictures.some(({ state }) => state === 'waiting' || state === 'uploading');

  const showAdded = useEffectEvent(() => {
    if (pictures.some(({ item }) => item)) void queryClient.invalidateQueries();
  });
  useEffect(() => {
    if (!isUploading) showAdded();
  }, [isUploading]);

  const clear = () => {
    for (const { key } of files) drop(key);
    setTitles({});
  };
  const setPiece = (
    { key, story, title, description, entry, item }: Piece & { key: string },
    to: Partial<Piece>,
  ) => set(key, { about: { story, title, description, entry, item, ...to } });
  const renaming = useMutation({
    mutationFn: async (picture: BatchPicture) => {
      const item = await portfolio.change(requireFound(picture.item), { title: picture.title });
      setPiece(picture, { item, title: item.title });
    },
    meta: { done: say.renamed, failed: say.renameFailed },
  });

  const problemOf = ({ story, title }: BatchPicture) => {
    if (!(story ? titleOf(story) : title).trim()) return say.titleMissing;
    return story ? storyProblem(membersOf(story).map(kindOf)) : undefined;
  };

  return {
    pictures,
    shared,
    setShared,
    isStory,
    titleOf,
    setTitle: (story: string, title: string) => setTitles({ ...titles, [story]: title }),
    /** Makes one story of some pictures, in the order in which they were picked. */
    makeStory: (picked: readonly string[]) => {
      const members = picked.flatMap((key) => kept.filter((picture) => picture.key === key));
      const problem = storyProblem(members.map(kindOf));
      if (problem) return showProblem(problem);
      for (const member of members) setPiece(member, { story: picked[0] ?? null });
      arrangeStory(picked);
    },
    /** Makes separate pieces of a story, or of all. */
    separate: (story?: string) => {
      for (const member of pictures.filter((picture) => !story || picture.story === story)) {
        uploaded.current.delete(member.key);
        setPiece(member, { story: null });
      }
    },
    isBusy: isUploading,
    add: (chosen: readonly File[]) => {
      const joins = isStory && wouldLose(pictures);
      // A stored story is complete: more files begin another batch.
      if (isStory && !joins) clear();
      const story = (joins && kept[0]?.story) || null;
      for (const file of chosen) give([file], { ...NEW_PIECE, story, title: titleFromName(file.name) });
    },
    /** Sends the given pictures, or all that are ready or failed. */
    start: async (...keys: string[]) => {
      const chosen = pictures.filter(
        ({ key, state }) => ['ready', 'failed'].includes(state) && (keys.length === 0 || keys.includes(key)),
      );
      const problem = yearProblem(shared.year) ?? chosen.map(problemOf).find(Boolean);
      if (problem) return showProblem(problem);
      const unclear = chosen.filter(needsTitle);
      if (unclear[0] && !(await confirmAction(say.unclear(unclear.length, unclear[0].title)))) return;
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
    arrangeStory,
    /** Takes files out. A story whose other files are uploaded is then stored without them. */
    remove: (...removed: readonly BatchPicture[]) => {
      for (const { key } of removed) drop(key);
      for (const story of new Set(removed.flatMap((picture) => picture.story ?? []))) {
        const rest = membersOf(story).filter((member) => !removed.includes(member));
        if (rest.every(({ state }) => state === 'uploaded')) rest[0]?.again?.();
      }
    },
    clear,
  };
}

/** Returns the description of a story: what was typed for its files before. */
const descriptionOf = (members: readonly Piece[]) =>
  members.flatMap(({ description }) => description.trim() || []).join('\n');

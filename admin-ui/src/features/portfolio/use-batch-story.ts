import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomKey } from '../../../../cms/src/shared/random-key';
import { reasonOf } from '../../notifications/query-client';
import { type BatchPicture, toSentEntry } from './picture-batch';
import { createPiece } from './queries';
import { storyProblem } from './story';
import { batchWording as say } from './wording';

/** `sending`: the story is stored as soon as all its files are uploaded. */
type StoryState = 'open' | 'sending' | 'storing' | 'failed' | 'stored';

interface BatchStoryOptions {
  /** Its files in order. */
  files: readonly BatchPicture[];
  category: string;
  onStored: (keys: readonly string[]) => void;
}

/** Stores the files of a batch as one piece, once all of them are uploaded. */
export function useBatchStory({ files, category, onStored }: BatchStoryOptions) {
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

import { checkCaptions } from '../../media/check-captions';
import { checkPoster, checkWithPoster, type ReadyFile } from '../../media/check-with-poster';
import { type Checked, useUploads } from '../../media/use-uploads';
import { showProblem } from '../../notifications/toasts';
import { MAX_ENTRIES, MAX_FRAMES, newEntry, type StoryEntry } from './story';
import { storyWording as say } from './wording';

/** A file of a film that a story contains. */
export interface FilmPart {
  part: 'poster' | 'captions';
  /** Id of the film. */
  of: string;
}

type StoryFile = ReadyFile | { file: File; kind?: never };

const check = (file: File, about: FilmPart | undefined): Promise<Checked<StoryFile>> => {
  if (about?.part === 'captions') return checkCaptions(file);
  return (about ? checkPoster : checkWithPoster)(file, 'portfolio');
};

interface StoryFilesOptions {
  entries: () => readonly StoryEntry[];
  onChange: (change: (before: StoryEntry[]) => StoryEntry[]) => void;
}

export type StoryFiles = ReturnType<typeof useStoryFiles>;

/** Uploads the pictures and films of a story, and the posters and captions of its films. */
export function useStoryFiles({ entries, onChange }: StoryFilesOptions) {
  const arriving = useUploads<StoryFile, FilmPart>({
    purpose: 'portfolio',
    check,
    onStored: (stored, ready, about) => {
      if (about) {
        const isMeant = ({ id, kind }: StoryEntry) => id === about.of && kind === 'video';
        onChange((before) =>
          before.map((entry) => (isMeant(entry) ? { ...entry, [about.part]: stored } : entry)),
        );
      } else if (ready.kind) {
        onChange((before) => [...before, newEntry(stored, ready)]);
        if (ready.poster) arriving.give([ready.poster], { part: 'poster', of: stored.id });
      }
    },
  });

  return {
    /** All files that are being uploaded, or have failed. */
    all: arriving.files,
    /** For the list of entries. A story takes only as many files as fit. */
    ofList: {
      files: arriving.files.filter(({ about }) => !about),
      drop: arriving.drop,
      give: (chosen: readonly File[]) => {
        const coming = arriving.files.filter(({ about, problem }) => !about && problem === null).length;
        const room = Math.max(0, MAX_ENTRIES - entries().length - coming);
        arriving.give(chosen.slice(0, room));
        if (chosen.length > room) showProblem(say.tooLong(MAX_FRAMES), say.notAdded(chosen.length - room));
      },
    },
    ofFilm: ({ id }: StoryEntry) => ({
      files: arriving.files.filter(({ about }) => about?.of === id),
      drop: arriving.drop,
      give: (file: File, part: FilmPart['part']) => arriving.give([file], { part, of: id }),
    }),
  };
}

import { type Checked, useArrivingFiles } from '../../media/use-arriving-files';
import { showProblem } from '../../notifications/toasts';
import { checkFilmPart, checkFrame, type FilmPart, type FrameFile } from './frame-file';
import { MOST_ENTRIES, MOST_FRAMES, newEntry, type StoryEntry } from './story';
import { storyWording as say } from './wording';

type ReadyFile = FrameFile | { file: File; kind?: never };

interface StoryFilesOptions {
  entries: () => readonly StoryEntry[];
  onChange: (change: (before: StoryEntry[]) => StoryEntry[]) => void;
}

export type StoryFiles = ReturnType<typeof useStoryFiles>;

/** Uploads the pictures and films of a story, and the posters and captions of its films. */
export function useStoryFiles({ entries, onChange }: StoryFilesOptions) {
  const arriving = useArrivingFiles<ReadyFile, FilmPart>({
    purpose: 'portfolio',
    check: (file, about): Promise<Checked<ReadyFile>> =>
      about ? checkFilmPart(file, about) : checkFrame(file),
    onArrived: (stored, ready, about) => {
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
        const room = Math.max(0, MOST_ENTRIES - entries().length - coming);
        arriving.give(chosen.slice(0, room));
        if (chosen.length > room) showProblem(say.tooLong(MOST_FRAMES), say.notAdded(chosen.length - room));
      },
    },
    ofFilm: ({ id }: StoryEntry) => ({
      files: arriving.files.filter(({ about }) => about?.of === id),
      drop: arriving.drop,
      give: (file: File, part: FilmPart['part']) => arriving.give([file], { part, of: id }),
    }),
  };
}

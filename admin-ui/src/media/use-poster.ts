import { useEffect, useState } from 'react';

interface ChosenPoster {
  file: File;
  /** A blob: URL */
  url: string;
}

interface PosterOptions {
  /** URL of the stored film's poster. */
  saved: string | null | undefined;
  upload: (file: File) => Promise<{ id: string }>;
}

/** Holds the poster that is chosen for a film. */
export function usePoster({ saved = null, upload }: PosterOptions) {
  const [chosen, setChosen] = useState<ChosenPoster | null>(null);
  // It is not uploaded again if only the save after it failed.
  const [stored, setStored] = useState<{ file: File; id: string } | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  return {
    isChosen: chosen !== null,
    /** @param isNewFilm whether the form has another film than the stored one */
    urlFor: (isNewFilm: boolean) => chosen?.url ?? (isNewFilm ? null : saved),
    set: (file: File | null) => setChosen(file && { file, url: URL.createObjectURL(file) }),
    /** @returns the id of the chosen poster */
    store: async (): Promise<string | null> => {
      if (!chosen) return null;
      const { file } = chosen;
      const id = stored?.file === file ? stored.id : (await upload(file)).id;
      setStored({ file, id });
      return id;
    },
  };
}

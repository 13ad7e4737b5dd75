import { Button, FileButton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { acceptOf, IMAGES } from './file-types';
import classes from './poster-choice.module.css';
import { PosterMoment } from './poster-moment';
import { posterWording as say } from './wording';

interface PosterChoiceProps {
  film: { url: string; name: string };
  /** 'Film 2' */
  name: string;
  onPicture: (picture: File) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Takes a poster from a moment of a film, or from an image file. */
export function PosterChoice({ film, name, onPicture, children }: PosterChoiceProps) {
  const [isChoosing, setChoosing] = useState(false);
  const taken = (picture: File) => {
    onPicture(picture);
    setChoosing(false);
  };
  return (
    <>
      {isChoosing && <PosterMoment film={film} onTaken={taken} onClose={() => setChoosing(false)} />}
      <div className={classes.buttons}>
        {!isChoosing && (
          <Button variant="default" aria-label={say.momentOf(name)} onClick={() => setChoosing(true)}>
            {say.chooseMoment}
          </Button>
        )}
        <FileOfFilm film={name} label={say.choosePoster} types={IMAGES} onFile={onPicture} />
        {children}
      </div>
    </>
  );
}

interface FileOfFilmProps {
  film: string;
  label: string;
  types: Parameters<typeof acceptOf>[0];
  onFile: (file: File) => void;
}

/** A button that chooses a file for a film. */
export function FileOfFilm({ film, label, types, onFile }: FileOfFilmProps) {
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    // Lets the owner choose the same file again after a failure.
    reset.current?.();
    if (file) onFile(file);
  };
  const name = say.fileFor(label, film);
  return (
    <FileButton resetRef={reset} accept={acceptOf(types)} onChange={take} inputProps={{ 'aria-label': name }}>
      {({ onClick }) => (
        <Button variant="default" aria-label={name} onClick={onClick}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}

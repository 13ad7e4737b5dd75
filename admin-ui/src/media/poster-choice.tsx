import { Button, FileButton, Slider, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { showProblem } from '../notifications/toasts';
import { acceptOf, IMAGES } from './file-types';
import { goToPicture, learnLength, posterFrom } from './film-poster';
import classes from './poster-choice.module.css';
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

/** Seconds per step of the slider. */
const STEP = 0.1;

interface PosterMomentProps {
  film: { url: string; name: string };
  onTaken: (picture: File) => void;
  onClose: () => void;
}

/** Shows a film at the moment that a slider chooses, and takes its picture there. */
function PosterMoment({ film, onTaken, onClose }: PosterMomentProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState(0);
  const [second, setSecond] = useState(0);
  const [isSeeking, setSeeking] = useState(true);
  const [hasFailed, setFailed] = useState(false);

  const seek = (to: number) => {
    setSecond(to);
    setSeeking(true);
    if (video.current) video.current.currentTime = to;
  };
  const start = async (element: HTMLVideoElement) => {
    try {
      const learned = await learnLength(element);
      await goToPicture(element, learned);
      setLength(learned);
      setSecond(element.currentTime);
      setSeeking(false);
    } catch {
      setFailed(true);
    }
  };
  const take = async () => {
    const picture = video.current && (await posterFrom(video.current, film.name).catch(() => null));
    if (picture) onTaken(picture);
    else showProblem(say.momentFailed);
  };

  return (
    <div className={classes.moment}>
      <div className={classes.film}>
        {/* The sound plays no part in a poster. */}
        <video
          ref={video}
          src={film.url}
          muted
          playsInline
          preload="auto"
          className={classes.video}
          onLoadedMetadata={({ currentTarget }) => void start(currentTarget)}
          onSeeked={() => length > 0 && setSeeking(false)}
          onError={() => setFailed(true)}
        />
        <Slider
          value={second}
          onChange={seek}
          min={0}
          max={Math.max(length, STEP)}
          step={STEP}
          disabled={length === 0}
          label={null}
          thumbLabel={say.moment}
          thumbProps={{ 'aria-valuetext': say.place(second, length) }}
        />
        <Text size="sm" c="dimmed">
          {say.place(second, length)}
        </Text>
      </div>
      {hasFailed && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {say.momentFailed}
        </Text>
      )}
      <div className={classes.buttons}>
        <Button onClick={take} disabled={hasFailed || isSeeking}>
          {say.useMoment}
        </Button>
        <Button variant="default" onClick={onClose}>
          {say.closeFilm}
        </Button>
      </div>
    </div>
  );
}

import { Button, Slider, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { posterFrom, posterMoment } from '../../media/film-poster';
import { showProblem } from '../../notifications/toasts';
import type { StoryEntry } from './story';
import classes from './story-field.module.css';
import { storyWording as say } from './wording';

/** Seconds per step of the slider. */
const STEP = 0.1;

interface PosterMomentProps {
  film: StoryEntry;
  onTaken: (picture: File) => void;
  onClose: () => void;
}

/** Shows a film at the moment that a slider chooses, and takes its picture there. */
export function PosterMoment({ film, onTaken, onClose }: PosterMomentProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [duration, setDuration] = useState(0);
  const [second, setSecond] = useState(0);
  const [isSeeking, setSeeking] = useState(true);
  const [hasFailed, setFailed] = useState(false);

  const seek = (to: number) => {
    setSecond(to);
    setSeeking(true);
    if (video.current) video.current.currentTime = to;
  };
  const start = () => {
    const found = video.current?.duration ?? 0;
    setDuration(Number.isFinite(found) ? found : 0);
    seek(posterMoment(found));
  };
  const take = async () => {
    const picture = video.current && (await posterFrom(video.current, film.name).catch(() => null));
    if (picture) onTaken(picture);
    else showProblem(say.momentFailed);
  };

  return (
    <div className={classes.moment}>
      {/* The sound plays no part in a poster. */}
      <video
        ref={video}
        src={film.url}
        muted
        playsInline
        preload="auto"
        className={classes.video}
        onLoadedMetadata={start}
        onSeeked={() => setSeeking(false)}
        onError={() => setFailed(true)}
      />
      {hasFailed && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {say.momentFailed}
        </Text>
      )}
      <Slider
        value={second}
        onChange={seek}
        min={0}
        max={Math.max(duration, STEP)}
        step={STEP}
        disabled={duration === 0}
        label={say.seconds}
        thumbLabel={say.moment}
        className={classes.slider}
      />
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

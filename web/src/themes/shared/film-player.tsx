import { type ComponentProps, type CSSProperties, useState } from 'react';
import { type Film, onThisOrigin, posterAddress, ratioOfFilm } from '../../pictures/film';
import { Photo } from '../../pictures/photo';
import { WithoutScript } from '../../routing/more-pages';
import classes from './film-player.module.css';
import { sharedWording } from './wording';

const { film: wording } = sharedWording;

export interface FilmPlayerProps {
  film: Film;
  /** Displayed width of the poster, as `<img sizes>` */
  sizes: string;
  /** In the first screen */
  priority?: boolean;
  /** Sets the format of the player. `--ratio` is width divided by height of the film */
  className?: string | undefined;
  buttonClassName: string | undefined;
}

type State = 'waiting' | 'requested' | 'playing' | 'not-loaded' | 'unplayable';

/** The focus moves here from a film that is gone, or to a film that was asked for. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** The picture of a film, which loads and plays when it is asked to. */
export function FilmPlayer({ film, sizes, priority, className = '', buttonClassName }: FilmPlayerProps) {
  const [state, setState] = useState<State>('waiting');
  const isOpen = state === 'requested' || state === 'playing';
  const giveUp = async ({ error }: HTMLVideoElement) => {
    if (error?.code === MediaError.MEDIA_ERR_DECODE) setState('unplayable');
    if (error?.code !== MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED) return;
    // Browsers report this also when the first bytes do not arrive.
    setState((await isReachable(film)) ? 'unplayable' : 'not-loaded');
  };
  return (
    <div className={`${classes.player} ${className}`} style={ratioStyle(film)} data-ground="dark">
      {film.poster && (
        <Photo picture={film.poster} sizes={sizes} priority={priority} className={classes.poster} />
      )}
      {isOpen ? (
        <Video
          film={film}
          ref={takeFocus}
          autoPlay
          data-playing={state === 'playing'}
          onPlaying={() => setState('playing')}
          // A browser that knows only the sound of a film plays it without a picture.
          onLoadedMetadata={({ currentTarget }) => currentTarget.videoWidth === 0 && setState('unplayable')}
          onError={({ currentTarget }) => giveUp(currentTarget)}
        />
      ) : (
        <div className={classes.start} data-needs-script="">
          <button
            type="button"
            ref={state === 'not-loaded' ? takeFocus : undefined}
            className={`${buttonClassName} ${classes.play}`}
            onClick={() => setState('requested')}
          >
            <span>{wording.play}</span>
            <span className={classes.size}>{wording.size(film.megabytes)}</span>
            <span className={classes.unseen}>{film.description}</span>
          </button>
          {state === 'not-loaded' && (
            <p role="alert" className={classes.failure}>
              {wording.notLoaded}
            </p>
          )}
          {state === 'unplayable' && (
            <p role="alert" className={classes.failure}>
              <span>{wording.unplayable}</span>{' '}
              <a ref={takeFocus} href={film.src} download>
                {wording.download}
              </a>
            </p>
          )}
        </div>
      )}
      <WithoutScript>
        <Video film={film} preload="none" poster={posterAddress(film)} data-playing />
      </WithoutScript>
    </div>
  );
}

const ratioStyle = (film: Film) => ({ '--ratio': Number(ratioOfFilm(film).toFixed(3)) }) as CSSProperties;

/** Two films that sound at once are a noise. */
function pauseOthers(playing: HTMLVideoElement): void {
  for (const film of document.querySelectorAll('video')) if (film !== playing) film.pause();
}

const REACH_LIMIT_MS = 10_000;

/** Returns whether the server has the film. It redirects to films in a bucket, from which scripts cannot load. */
async function isReachable({ src }: Film): Promise<boolean> {
  try {
    const { ok, type } = await fetch(onThisOrigin(src), {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(REACH_LIMIT_MS),
    });
    return ok || type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/** A film with its captions switched on. */
function Video({ film, ...more }: { film: Film } & ComponentProps<'video'>) {
  return (
    <video
      src={film.src}
      aria-label={film.description}
      controls
      playsInline
      className={classes.video}
      onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
      {...more}
    >
      {film.captions && (
        <track
          kind="captions"
          src={film.captions.src}
          srcLang={film.captions.language}
          label={wording.language(film.captions.language)}
          default
        />
      )}
    </video>
  );
}

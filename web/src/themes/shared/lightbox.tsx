import { Link } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
} from 'react';
import type { LightboxState } from '../../features/portfolio/use-gallery';
import { portfolioWording } from '../../features/portfolio/wording';
import { useSwipe } from '../../motion/swipe';
import { Photo } from '../../pictures/photo';
import { shownWhole } from '../../pictures/picture';
import { Stage } from '../../pictures/stage';
import type { ClassNames } from './shell';
import { WindowDialog } from './window-dialog';
import { sharedWording } from './wording';

const words = sharedWording.lightbox;

/** Loaded with the first film that a lightbox shows, so that pages with galleries stay small. */
const FilmPlayer = lazy(async () => ({ default: (await import('./film-player')).FilmPlayer }));

/** Loaded with the first opened picture, for the same reason. */
const PictureCredits = import.meta.env.SSR
  ? (await import('./picture-credits')).PictureCredits
  : lazy(async () => ({ default: (await import('./picture-credits')).PictureCredits }));

type Item = NonNullable<LightboxState['item']>;

interface LightboxProps extends LightboxState {
  ground: string;
  /** Route of a piece's page */
  storyPage: '/portfolio/$slug' | '/v1/portfolio/$slug';
  /** Category and year */
  facts: (item: Item) => ReactNode;
  /** '2 of 14' */
  placeOf: (place: number, total: number) => string;
  /** Content of the buttons, if their style sheet draws none */
  signs?: { previous: string; next: string };
  /** `lightbox`, `close`, `stage`, `image`, `film`, `button`, `words`, `title`, `credits`, `description`, `story`, `steps`, `step`, `place` */
  classNames: ClassNames;
}

/** One frame over the whole window, with its words; arrows and swipes step to the others. */
export function Lightbox({ item, ...lightbox }: LightboxProps) {
  return item && <OpenLightbox item={item} {...lightbox} />;
}

function OpenLightbox(lightbox: LightboxProps & { item: Item }) {
  const { item, frame, story, place, total, news, onPrevious, onNext, onClose } = lightbox;
  const { ground, storyPage, facts, placeOf, signs, classNames } = lightbox;
  const dialog = useRef<HTMLDialogElement>(null);
  const onKeyDown = useLightboxSteps(dialog, lightbox);
  const step = (label: string, sign: string | undefined, onStep: (() => void) | undefined) => (
    // Stays focusable at the ends, so that keyboard users keep their place.
    <button
      type="button"
      className={classNames.step}
      aria-label={label}
      aria-disabled={!onStep}
      onClick={() => onStep?.()}
    >
      {sign}
    </button>
  );

  return (
    <WindowDialog
      ref={dialog}
      label={item.title || words.label}
      ground={ground}
      className={classNames.lightbox}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {/* First, so that the focus begins here. */}
      <button type="button" className={classNames.close} onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
      <Stage key={`${item.id} ${frame?.id ?? 'cover'}`} className={classNames.stage}>
        <LightboxMedia item={item} frame={frame} classNames={classNames} />
      </Stage>
      <div className={classNames.words} aria-live="polite">
        <h2 className={classNames.title}>{item.title}</h2>
        {facts(item)}
        <LightboxCredits item={item} frame={frame} className={classNames.credits} />
        {item.description && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls and must be reachable by keyboard
          <p key={item.id} className={classNames.description} tabIndex={0}>
            {item.description}
          </p>
        )}
        {story && (
          <Link to={storyPage} params={{ slug: story.slug }} className={classNames.story}>
            {portfolioWording.viewStory}
          </Link>
        )}
      </div>
      <div className={classNames.steps}>
        {step(words.previous, signs?.previous, onPrevious)}
        <p className={classNames.place}>
          <span aria-live={story && 'polite'}>
            {news ? '' : (story?.place ?? (place && placeOf(place, total)))}
          </span>
          <span role="status">{news}</span>
        </p>
        {step(words.next, signs?.next, onNext)}
      </div>
    </WindowDialog>
  );
}

/**
 * Steps through a lightbox by swipes. If a step removes the element in focus, the first button gets the focus.
 *
 * @returns the handler of its keys. In a playing film, arrows move through the film.
 */
function useLightboxSteps(
  dialog: RefObject<HTMLDialogElement | null>,
  { onPrevious, onNext }: Pick<LightboxState, 'onPrevious' | 'onNext'>,
) {
  // After every render: only keys pressed inside the dialog reach its handler.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open && !element.contains(document.activeElement)) element.querySelector('button')?.focus();
  });
  useSwipe(dialog, { left: () => onNext?.(), right: () => onPrevious?.() });
  return ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLVideoElement) return;
    if (key === 'ArrowLeft') onPrevious?.();
    if (key === 'ArrowRight') onNext?.();
  };
}

interface ShownProps {
  item: Item;
  frame: LightboxState['frame'];
}

/** The shown frame; until the frames are loaded, the cover. */
function LightboxMedia({ item, frame, classNames }: ShownProps & { classNames: ClassNames }) {
  if (!frame?.film) {
    const picture = frame?.picture ?? item.picture;
    return <Photo picture={shownWhole(picture)} sizes="100vw" priority className={classNames.image} />;
  }
  return (
    <Suspense>
      <FilmPlayer
        film={frame.film}
        sizes="100vw"
        priority
        className={classNames.film}
        buttonClassName={classNames.button}
      />
    </Suspense>
  );
}

/** The makers of the shown frame. Those of a single picture load when it is opened. */
function LightboxCredits({ item, frame, className }: ShownProps & { className: string | undefined }) {
  if (item.counts && !frame) return null;
  return (
    <Suspense>
      <PictureCredits itemId={item.id} known={frame?.credits} className={className} />
    </Suspense>
  );
}

import { type KeyboardEvent, lazy, type RefObject, Suspense, useLayoutEffect } from 'react';
import type { LightboxState } from '../../features/portfolio/use-gallery';
import { useSwipe } from '../../motion/swipe';
import { Photo } from '../../pictures/photo';
import { shownWhole } from '../../pictures/picture';
import { LateCredits } from './late-credits';
import type { ClassNames } from './shell';

/** Loaded with the first film that a lightbox shows, so that pages with galleries stay small. */
const FilmPlayer = lazy(async () => ({ default: (await import('./film-player')).FilmPlayer }));

/**
 * Steps through a lightbox by swipes. If a step removes the element in focus, the first button gets the focus.
 *
 * @returns the handler of its keys. In a playing film, arrows move through the film.
 */
export function useLightboxSteps(
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
  item: NonNullable<LightboxState['item']>;
  frame: LightboxState['frame'];
}

/**
 * The shown frame; until the frames are loaded, the cover.
 *
 * @param classNames `image`, `film`, `button`
 */
export function LightboxMedia({ item, frame, classNames }: ShownProps & { classNames: ClassNames }) {
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
export function LightboxCredits({ item, frame, className }: ShownProps & { className: string | undefined }) {
  if (item.counts && !frame) return null;
  return <LateCredits itemId={item.id} known={frame?.credits} className={className} />;
}

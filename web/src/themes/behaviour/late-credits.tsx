import { lazy, Suspense } from 'react';
import type { PictureCreditsProps } from './picture-credits';

/** Asked for with the first picture that is opened: the pages with galleries are no larger for it. */
const PictureCredits = import.meta.env.SSR
  ? (await import('./picture-credits')).PictureCredits
  : lazy(async () => ({ default: (await import('./picture-credits')).PictureCredits }));

/** Who made a picture, in a lightbox. */
export function LateCredits(props: PictureCreditsProps) {
  return (
    <Suspense>
      <PictureCredits {...props} />
    </Suspense>
  );
}

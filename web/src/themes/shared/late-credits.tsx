import { lazy, Suspense } from 'react';
import type { PictureCreditsProps } from './picture-credits';

/** Loaded with the first opened picture, so that pages with galleries stay small. */
const PictureCredits = import.meta.env.SSR
  ? (await import('./picture-credits')).PictureCredits
  : lazy(async () => ({ default: (await import('./picture-credits')).PictureCredits }));

/** The makers of a picture, in a lightbox. */
export function LateCredits(props: PictureCreditsProps) {
  return (
    <Suspense>
      <PictureCredits {...props} />
    </Suspense>
  );
}

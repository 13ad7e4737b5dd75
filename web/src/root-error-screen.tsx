import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { WholeErrorScreen } from './generations/modern/screens/error-screen';
import { useGeneration } from './navigation/generation';

/** Loaded when it is needed: the newer theme's pages do without the older one's styles. */
const ClassicErrorScreen = lazy(() =>
  import('./generations/classic/screens/error-screen')
    .then(({ WholeErrorScreen }) => ({ default: WholeErrorScreen }))
    // Without a connection the screen at hand is better than none.
    .catch(() => ({ default: WholeErrorScreen })),
);

/** In the place of everything, in the look of the page that was asked for. */
export function RootErrorScreen(props: ErrorComponentProps) {
  const generation = useGeneration();
  if (generation === 'modern') return <WholeErrorScreen {...props} />;
  return (
    <Suspense>
      <ClassicErrorScreen {...props} />
    </Suspense>
  );
}

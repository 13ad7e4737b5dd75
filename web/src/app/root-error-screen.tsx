import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTheme } from '../routing/theme';
import { WholeErrorScreen } from '../themes/modern/screens/error-screen';

/** Loaded when it is needed: the newer theme's pages do without the older one's styles. */
const ClassicErrorScreen = lazy(() =>
  import('../themes/classic/screens/error-screen')
    .then(({ WholeErrorScreen }) => ({ default: WholeErrorScreen }))
    // Without a connection the screen at hand is better than none.
    .catch(() => ({ default: WholeErrorScreen })),
);

/** In the place of everything, in the look of the page that was asked for. */
export function RootErrorScreen(props: ErrorComponentProps) {
  const theme = useTheme();
  if (theme === 'modern') return <WholeErrorScreen {...props} />;
  return (
    <Suspense>
      <ClassicErrorScreen {...props} />
    </Suspense>
  );
}

import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { type Theme, useTheme } from '../routing/theme';

const modern = () => import('../themes/modern/screens/error-screen');
const classic = () => import('../themes/classic/screens/error-screen');

type Screens = Awaited<ReturnType<typeof modern>>;
type Looks = Record<Theme, ComponentType<ErrorComponentProps>>;

/** They come with the pages of a theme: no page carries the other theme's style. */
const looksOf = (screen: keyof Screens): Looks => ({
  // Without a connection the screen at hand is better than none.
  modern: lazy(async () => ({ default: (await modern().catch(classic))[screen] })),
  classic: lazy(async () => ({ default: (await classic().catch(modern))[screen] })),
});

const LOOKS = { page: looksOf('ErrorScreen'), whole: looksOf('WholeErrorScreen') };

/** In the place of a page that failed, inside the layout. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <InLookOfPage looks={LOOKS.page} {...props} />;
}

/** In the place of everything, when not even the layout could be shown. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  return <InLookOfPage looks={LOOKS.whole} {...props} />;
}

/** The page that was asked for decides. */
function InLookOfPage({ looks, ...props }: ErrorComponentProps & { looks: Looks }) {
  const Screen = looks[useTheme()];
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}

import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { type Theme, useTheme } from '../routing/theme';
import { PLAIN_SCREENS } from './plain-error-screens';

/** They come with the pages of a theme: no page carries the other theme's style. */
const modern = () => import('../themes/modern/screens/error-screen');
const classic = () => import('../themes/classic/screens/error-screen');

type Screens = Awaited<ReturnType<typeof modern>>;
type Looks = Record<Theme, ComponentType<ErrorComponentProps>>;

/** Without a connection the screens at hand are better than none: the other theme's, or words alone. */
const nearest = (own: () => Promise<Screens>, other: () => Promise<Screens>) =>
  own()
    .catch(other)
    .catch(() => PLAIN_SCREENS);

const looksOf = (screen: keyof Screens): Looks => ({
  modern: lazy(async () => ({ default: (await nearest(modern, classic))[screen] })),
  classic: lazy(async () => ({ default: (await nearest(classic, modern))[screen] })),
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

import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { type Theme, useTheme } from '../routing/theme';
import { PLAIN_SCREENS } from './plain-error-screens';

/** Loaded with the pages of a theme, so that no page contains the other theme's styles. */
const modern = () => import('../themes/modern/screens/failure-screen');
const classic = () => import('../themes/classic/screens/failure-screen');

type Screens = Pick<Awaited<ReturnType<typeof modern>>, 'ErrorScreen' | 'WholeErrorScreen'>;
type Looks = Record<Theme, ComponentType<ErrorComponentProps>>;

/** Falls back without a connection: to the other theme's screens if they are loaded, or to plain text. */
const nearest = (own: () => Promise<Screens>, other: () => Promise<Screens>) =>
  own()
    .catch(other)
    .catch(() => PLAIN_SCREENS);

const looksOf = (screen: keyof Screens): Looks => ({
  modern: lazy(async () => ({ default: (await nearest(modern, classic))[screen] })),
  classic: lazy(async () => ({ default: (await nearest(classic, modern))[screen] })),
});

const LOOKS = { page: looksOf('ErrorScreen'), whole: looksOf('WholeErrorScreen') };

/** Replaces a page that failed, inside the layout. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <InLookOfPage looks={LOOKS.page} {...props} />;
}

/** Replaces everything when even the layout failed. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  return <InLookOfPage looks={LOOKS.whole} {...props} />;
}

/** The theme of the requested page. */
function InLookOfPage({ looks, ...props }: ErrorComponentProps & { looks: Looks }) {
  const Screen = looks[useTheme()];
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}

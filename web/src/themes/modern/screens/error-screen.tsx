import type { ErrorComponentProps } from '@tanstack/react-router';
import { useSiteSign } from '../../../features/site/use-site';
import { useDocumentTheme } from '../../../routing/theme';
import { useFailure } from '../../behaviour/failure';
import { FailureScreen } from './failure-screen';

/** In the place of a page that failed to load or to render, inside the layout. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <FailureScreen {...useFailure(props)} inLayout />;
}

/** In the place of everything, when not even the layout could be shown. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  useDocumentTheme('modern');
  return <FailureScreen {...useFailure(props)} sign={useSiteSign()} />;
}

import type { ErrorComponentProps } from '@tanstack/react-router';
import { useSiteIdentity } from '../../../features/site/use-site';
import { useDocumentTheme } from '../../../routing/theme';
import { useFailure } from '../../shared/failure';
import { FailureScreen } from './failure-screen';

/** Replaces a page that failed to load or render, inside the layout. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <FailureScreen {...useFailure(props)} inLayout />;
}

/** Replaces everything when even the layout failed. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  useDocumentTheme('modern');
  return <FailureScreen {...useFailure(props)} sign={useSiteIdentity()} />;
}

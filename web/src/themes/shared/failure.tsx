import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type FailureKind, failureKind, referenceOf } from '../../features/site/failure-kind';
import type { SiteIdentity } from '../../features/site/queries';
import { logFailure } from '../../notifications/log';
import { isOpenedInApp } from '../../routing/hash-history';
import { internalPlace } from '../../routing/internal-place';
import { isFileMissing } from '../../routing/missing-files';
import { sharedWording } from './wording';

const { failure } = sharedWording;

/** Why a page cannot be shown, and what the visitor can do. */
export interface FailureScreenProps {
  kind: FailureKind;
  /** Status text or message of an unexpected error */
  message?: string;
  /** Identifies the failure in the log */
  reference?: string;
  /** The requested page */
  retryPath: string;
  /** Values of the posted form, which a retry sends again */
  fields?: [name: string, value: string][];
  /** The owner's name and email, if no layout shows them */
  sign?: SiteIdentity;
  /** Retries without reloading the document; default: a plain link */
  onRetry?: () => void;
}

/** The texts of failure screens; an unexpected error has only its message. */
export const FAILURE_TEXTS: Record<FailureKind, { title: string; text?: string }> = {
  maintenance: { title: failure.maintenance, text: failure.maintenanceText },
  away: { title: failure.away, text: failure.awayText },
  ended: { title: failure.ended, text: failure.endedText },
  unexpected: { title: failure.unexpected },
};

/** Turns the data of the router's error component into a failure screen. A retry first repeats failed requests. */
export function useFailure({ error, reset }: ErrorComponentProps): FailureScreenProps {
  const router = useRouter();
  const client = useQueryClient();
  const retryPath = useRouterState({ select: ({ location }) => location.href });
  const onRetry = async () => {
    // Browsers remember a failed script, so only a reload requests it again, which needs a connection.
    if (isFileMissing(error) && navigator.onLine) return location.reload();
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset();
  };
  const message = error instanceof Error ? error.message : undefined;
  return { kind: failureKind(error), message, reference: referenceOf(error), retryPath, onRetry };
}

interface ReferenceProps extends Pick<FailureScreenProps, 'kind' | 'reference'> {
  className?: string;
}

/** The reference that the visitor can report; not for maintenance, which is not a failure. */
export function Reference({ kind, reference, className }: ReferenceProps) {
  if (kind === 'maintenance' || kind === 'ended' || !reference) return null;
  return <small className={className}>{failure.reference(reference)}</small>;
}

/** The head of a document that shows a failure. */
export function FailureHead({ title, sign }: { title: string; sign: SiteIdentity | undefined }) {
  return (
    <>
      <title>{[title, sign?.title].filter(Boolean).join(' · ')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

interface RetryProps extends Pick<FailureScreenProps, 'kind' | 'retryPath' | 'fields' | 'onRetry'> {
  className: string | undefined;
}

/** The retry: in place, as a form, or as a plain link. An expired link cannot be retried, so it leads home. */
export function Retry({ className, kind, retryPath, fields, onRetry }: RetryProps) {
  if (kind === 'ended') {
    return (
      <a href="/" className={className}>
        {failure.backHome}
      </a>
    );
  }
  if (onRetry) {
    return (
      <button type="button" className={className} onClick={onRetry}>
        {failure.tryAgain}
      </button>
    );
  }
  if (fields) {
    return (
      <form method="post" action={retryPath}>
        {/* A list of options is one name several times. */}
        {fields.map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={className}>
          {failure.sendAgain}
        </button>
      </form>
    );
  }
  return (
    <a href={retryPath} className={className}>
      {failure.tryAgain}
    </a>
  );
}

/**
 * Logs the visit of an unknown path once. After a link of the running app the server is asked first: it knows the
 * owner's redirects and counts the path.
 */
export function useMissedPath(): void {
  const { origin } = useRouteContext({ from: '__root__' });
  // While the visitor navigates away, the location has already changed but this screen is still shown.
  const pathname = useRouterState({
    select: ({ status, location }) => (status === 'idle' ? location.pathname : null),
  });
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const cameByLink = useRouterState({ select: ({ location }) => isOpenedInApp(location.state) });
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (pathname === null || pathname === logged.current) return;
    logged.current = pathname;
    // A reloaded document does not count as opened by a link, so this cannot loop.
    if (cameByLink && internalPlace(pathname, origin)) location.replace(`${pathname}${search}`);
    else logFailure(`404 Error: User attempted to access non-existent route: ${pathname}`);
  }, [pathname, search, cameByLink, origin]);
}

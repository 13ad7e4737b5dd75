import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type FailureKind, failureKind, referenceOf } from '../../features/site/failure-kind';
import type { SiteIdentity } from '../../features/site/site';
import { logFailure } from '../../outcomes/log';
import { isOpenedInApp } from '../../routing/hash-history';
import { internalPlace } from '../../routing/internal-place';
import { isFileMissing } from '../../routing/missing-files';
import { sharedWording } from './wording';

const { failure } = sharedWording;

/** Why a page cannot be shown, and what can be done about it. */
export interface FailureScreenProps {
  kind: FailureKind;
  /** What went wrong, for an unexpected error: the status text or the message */
  message?: string;
  /** By which whoever helps finds the failure in the log */
  reference?: string;
  /** The page that was asked for */
  retryPath: string;
  /** What was typed into the form that the page was posted with; another try sends it again */
  fields?: [name: string, value: string][];
  /** Whose site it is; a layout says so itself */
  sign?: SiteIdentity;
  /** Tries again without loading the document anew; a plain link does without it */
  onRetry?: () => void;
}

/** What a failure screen says; an unexpected one has only its message. */
export const FAILURE_TEXTS: Record<FailureKind, { title: string; text?: string }> = {
  maintenance: { title: failure.maintenance, text: failure.maintenanceText },
  away: { title: failure.away, text: failure.awayText },
  ended: { title: failure.ended, text: failure.endedText },
  unexpected: { title: failure.unexpected },
};

/** What the router's error component knows, for a failure screen. Another try loads first what could not be loaded. */
export function useFailure({ error, reset }: ErrorComponentProps): FailureScreenProps {
  const router = useRouter();
  const client = useQueryClient();
  const retryPath = useRouterState({ select: ({ location }) => location.href });
  const onRetry = async () => {
    // Browsers remember that a script has failed: only another document asks for it again. It needs a connection.
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

/** What to tell whoever helps; maintenance is no failure. */
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

/** Another try: in place, as a form again, or as a plain link. What has ended stays so: there the way is home. */
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
 * For the screen of a path that no page has: the visit is logged once. Where a link of the running app has led here, the
 * server is asked first: it knows where the owner sends visitors of that path, and counts it.
 */
export function useMissedPath(): void {
  const { origin } = useRouteContext({ from: '__root__' });
  // While the visitor moves on, the location is already another and this screen is still there.
  const pathname = useRouterState({
    select: ({ status, location }) => (status === 'idle' ? location.pathname : null),
  });
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const cameByLink = useRouterState({ select: ({ location }) => isOpenedInApp(location.state) });
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (pathname === null || pathname === logged.current) return;
    logged.current = pathname;
    // What is loaded anew is not opened in the app: this cannot go round in circles.
    if (cameByLink && internalPlace(pathname, origin)) location.replace(`${pathname}${search}`);
    else logFailure(`404 Error: User attempted to access non-existent route: ${pathname}`);
  }, [pathname, search, cameByLink, origin]);
}

import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { addDays } from '../../../../cms/src/shared/days';
import { siteDay, siteMoment } from '../../../../cms/src/shared/site-clock';

/** How far the server's clock is ahead of this device's. Milliseconds; undefined until the server has answered. */
let ahead: number | undefined;
let midnight: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Returns the milliseconds until the date changes at the site's place. */
export const untilMidnight = (now: number): number =>
  Date.parse(siteMoment(addDays(siteDay(now), 1), '00:00')) - now;

/**
 * Returns the server's date at the site's place and updates it at midnight there, whatever this device's clock shows. Until the
 * server has answered, it is the date on which the page was made, so that hydration matches even around midnight.
 */
export function useToday(): string {
  const { renderedOn } = useRouteContext({ from: '__root__' });
  return useSyncExternalStore(
    listen,
    () => (ahead === undefined ? renderedOn : siteDay(Date.now() + ahead)),
    () => renderedOn,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    askForTime();
    document.addEventListener('visibilitychange', onVisible);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(midnight);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** A page that slept may have missed midnight, or its device's clock may have been set since. */
function onVisible(): void {
  if (document.visibilityState === 'visible') askForTime();
}

/** Without an answer, what is known stays. */
async function askForTime(): Promise<void> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const sent = Date.parse(answer?.headers.get('date') ?? '');
  // A cache in between adds how long ago the server sent its answer. Seconds.
  const age = Number(answer?.headers.get('age')) || 0;
  if (!Number.isNaN(sent)) ahead = sent + age * 1000 - Date.now();
  tick();
}

function tick(): void {
  for (const listener of listeners) listener();
  clearTimeout(midnight);
  if (ahead !== undefined && listeners.size > 0)
    midnight = setTimeout(tick, untilMidnight(Date.now() + ahead));
}

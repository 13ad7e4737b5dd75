import { useRouter } from '@tanstack/react-router';
import { savesData } from '../motion/reduced-motion';

/** Preloads a link that is pointed at, touched or focused, unless the visitor saves data. */
export function preloadOnIntent(): 'intent' | false {
  return savesData() ? false : 'intent';
}

/** Safari has no idle callbacks. */
export const whenIdle = (act: () => void) => (window.requestIdleCallback ?? window.setTimeout)(act);

/**
 * Pages whose forms weigh as much as the rest of a page: they are preloaded only when the visitor points at the link.
 */
const HEAVY = /\/(?:contact|volunteer|book)$/;

/** Returns the preloading of links that readers are likely to follow: as soon as the link comes into view. */
export function usePreloadInView(): (path: string) => 'viewport' | 'intent' | false {
  const { defaultPreload } = useRouter().options;
  return (path) => {
    if (!defaultPreload) return false;
    return HEAVY.test(path) ? 'intent' : 'viewport';
  };
}

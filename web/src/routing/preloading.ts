import { useRouter } from '@tanstack/react-router';
import { savesData } from '../motion/calm';

/** A link that is pointed at, touched or focused loads its page ahead; not for visitors who count their bytes. */
export function preloadOnIntent(): 'intent' | false {
  return savesData() ? false : 'intent';
}

/** Safari has no idle callbacks. */
export const whenIdle = (act: () => void) => (window.requestIdleCallback ?? window.setTimeout)(act);

/** Pages whose forms weigh as much as all the rest of a page: for them a visitor has to reach for the link. */
const HEAVY = /\/(?:contact|volunteer|book)$/;

/** For links that readers are likely to follow: a page is loaded as soon as its link comes into view. */
export function usePreloadInView(): (path: string) => 'viewport' | 'intent' | false {
  const { defaultPreload } = useRouter().options;
  return (path) => {
    if (!defaultPreload) return false;
    return HEAVY.test(path) ? 'intent' : 'viewport';
  };
}

import { useRouter } from '@tanstack/react-router';
import { savesData } from '../motion/calm';

/** A link that is pointed at, touched or focused loads its page ahead; not for visitors who count their bytes. */
export function preloadOnIntent(): 'intent' | false {
  return savesData() ? false : 'intent';
}

/** For the link that a reader follows next: its page is loaded as soon as it comes into view. */
export function usePreloadInView(): 'viewport' | false {
  return useRouter().options.defaultPreload ? 'viewport' : false;
}

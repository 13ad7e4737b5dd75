import { placeOf } from '../../../../cms/src/shared/came-from';

const PLACE = 'came-from';

/** Returns where this visit came from, and keeps it until the tab is closed. A later link with a name replaces it. */
export function cameFrom(page = window.location.href, referrer = document.referrer): string | null {
  try {
    const place = placeOf(page) ?? sessionStorage.getItem(PLACE) ?? placeOf(page, referrer);
    if (place) sessionStorage.setItem(PLACE, place);
    return place;
  } catch {
    // Without storage only this page is known.
    return placeOf(page, referrer);
  }
}

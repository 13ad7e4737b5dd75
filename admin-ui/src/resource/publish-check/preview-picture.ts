import type { CheckedDraft } from './checked-draft';

/**
 * Returns the URL of a form's preview picture. The site draws it once its content is stored there.
 * @param title text of the image that is drawn for an item without one
 */
export function drawnPreview(
  { cover, preview }: CheckedDraft,
  title: string,
): { src: string; isDrawn: boolean } {
  const shown = [preview, cover].find((file) => file?.kind === 'image');
  if (shown?.url.startsWith('blob:')) return { src: shown.url, isDrawn: false };
  const search = new URLSearchParams(shown ? { picture: shown.url } : { title });
  if (shown?.focus) search.set('focus', `${shown.focus.x},${shown.focus.y}`);
  return { src: `/preview-of-draft.jpg?${search}`, isDrawn: true };
}

import { isSame } from '../kit/fields/fields';
import type { FormImage } from '../kit/fields/form-image';
import { describeMedia } from '../strapi/upload-media';

/** A new file. */
const UNDESCRIBED: Pick<FormImage, 'alt' | 'focus'> = { alt: '', focus: null };

/**
 * Stores the descriptions and focal points that differ from those of the stored item.
 * @throws Refusal, Unavailable or SessionEnded
 */
export async function describeImages(
  typed: readonly FormImage[],
  stored: readonly FormImage[],
): Promise<void> {
  for (const { id, alt, focus } of typed) {
    const before = stored.find((image) => image.id === id) ?? UNDESCRIBED;
    if (!isSame([alt, focus], [before.alt, before.focus])) await describeMedia({ id, alt, focus });
  }
}

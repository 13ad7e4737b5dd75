import { describeImages } from '../../media/describe-images';
import type { StoryEntry } from './story';

/**
 * Stores the descriptions and focal points that differ from those of the stored piece. Follows its save, which gives a
 * file back that another save had removed.
 * @param stored the same entries in the same order, as the save has answered
 * @returns the stored entries with the typed descriptions
 * @throws Refusal, Unavailable or SessionEnded
 */
export async function describeEntries(
  typed: readonly StoryEntry[],
  stored: readonly StoryEntry[],
): Promise<StoryEntry[]> {
  const described = stored.map((entry, at) => {
    const { alt, focus } = typed[at] ?? entry;
    return { ...entry, alt, focus };
  });
  await describeImages(described, stored);
  return described;
}

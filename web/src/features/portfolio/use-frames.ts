import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PortfolioItem } from './portfolio-item';
import { portfolioQueries } from './queries';
import type { Frame } from './story';
import { portfolioWording } from './wording';

interface Neighbours {
  /** Absent at the ends of the gallery */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Shown while a requested picture is loading, or when it could not be loaded */
  news?: string;
}

/** What the lightbox shows of a piece. */
interface ShownFrame extends Neighbours {
  /** Undefined for a piece without more than its cover, and while the frames are loading: the cover is shown */
  frame?: Frame;
  /** Absent for a piece without more than its cover; `place` is undefined for a single film */
  story?: { slug: string; place: string | undefined };
}

/** The reached frame of the open piece: its cover at first, its last frame after a step back from the next piece. */
function useReached(slug: string) {
  const [reached, setReached] = useState({ slug, index: 0, steppedBackTo: '' });
  if (reached.slug !== slug) {
    const isSteppedBack = slug !== '' && reached.steppedBackTo === slug;
    setReached({ slug, index: isSteppedBack ? Number.POSITIVE_INFINITY : 0, steppedBackTo: '' });
  }
  return {
    reached: reached.index,
    reach: (index: number) => setReached({ slug, index, steppedBackTo: '' }),
    stepBackTo: (previous: string) => setReached({ ...reached, steppedBackTo: previous }),
  };
}

/**
 * Steps through the frames of the open piece before its neighbours. The frames load when the piece opens. A step that
 * comes before them is remembered.
 *
 * @param item the open piece; undefined while the lightbox is closed
 * @param around `previousSlug`: that of the piece which `onPrevious` opens
 */
export function useFrames(
  item: PortfolioItem | undefined,
  { previousSlug = '', ...around }: Neighbours & { previousSlug?: string },
): ShownFrame {
  const { slug = '', counts } = item ?? {};
  const piece = useQuery({ ...portfolioQueries.piece(slug), enabled: counts !== undefined });
  const { reached, reach, stepBackTo } = useReached(slug);
  const stepBack = () => {
    stepBackTo(previousSlug);
    around.onPrevious?.();
  };
  const neighbours = { ...around, onPrevious: around.onPrevious && stepBack };
  if (!counts) return neighbours;

  const frames = piece.data?.frames ?? [];
  const total = frames.length || counts.pictures + counts.films;
  const index = Math.min(reached, total - 1);
  const step = (to: number) => () => reach(to);
  const canStep = frames.length > 0 || piece.isPending;
  const shown = frames.length > 0 ? index : 0;
  return {
    ...neighbours,
    frame: frames[index],
    story: { slug, place: total > 1 ? portfolioWording.placeInStory(shown + 1, total) : undefined },
    ...(shown !== index && {
      news: piece.isPending ? portfolioWording.loading : portfolioWording.loadFailure,
    }),
    onPrevious: index > 0 && canStep ? step(index - 1) : neighbours.onPrevious,
    onNext: index + 1 < total && canStep ? step(index + 1) : neighbours.onNext,
  };
}

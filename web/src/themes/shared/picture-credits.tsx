import { useQuery } from '@tanstack/react-query';
import { creditLine } from '../../features/credits/credits';
import { creditsQueries } from '../../features/credits/queries';

export interface PictureCreditsProps {
  /** Id in the portfolio */
  itemId: string;
  className: string | undefined;
}

/** The makers of a picture once they are loaded; nothing when nobody is named. */
export function PictureCredits({ itemId, className }: PictureCreditsProps) {
  const { data } = useQuery(creditsQueries.of([itemId]));
  const credits = data?.[itemId];
  const line = credits && creditLine(credits);
  return line ? <p className={className}>{line}</p> : null;
}

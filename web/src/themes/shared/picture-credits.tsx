import { useQuery } from '@tanstack/react-query';
import { type Credits, creditLine } from '../../features/credits/credits';
import { creditsQueries } from '../../features/credits/queries';

interface PictureCreditsProps {
  /** Id in the portfolio */
  itemId: string;
  /** Credits that are loaded already; null when nobody is named */
  known: Credits | null | undefined;
  className: string | undefined;
}

/** The makers of a picture once they are loaded; nothing when nobody is named. */
export function PictureCredits({ itemId, known, className }: PictureCreditsProps) {
  const { data } = useQuery({ ...creditsQueries.of([itemId]), enabled: known === undefined });
  const credits = known === undefined ? data?.[itemId] : known;
  const line = credits && creditLine(credits);
  return line ? <p className={className}>{line}</p> : null;
}

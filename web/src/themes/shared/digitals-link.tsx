import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { digitalsQueries } from '../../features/digitals/queries';
import { digitalsWording } from '../../features/digitals/wording';

/** The link to the digitals, while a set exists. */
export function DigitalsLink({ className }: { className: string | undefined }) {
  const { data: areThere } = useQuery(digitalsQueries.areThere());
  if (!areThere) return null;
  return (
    <Link to="/digitals" className={className}>
      {digitalsWording.link}
    </Link>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { digitalsQueries } from '../../features/digitals/queries';
import { digitalsWording } from '../../features/digitals/wording';

interface DigitalsLinkProps {
  to: '/digitals' | '/v1/digitals';
  className: string | undefined;
}

/** The link to the digitals, while a set exists. */
export function DigitalsLink({ to, className }: DigitalsLinkProps) {
  const { data: areThere } = useQuery(digitalsQueries.areThere());
  if (!areThere) return null;
  return (
    <Link to={to} className={className}>
      {digitalsWording.link}
    </Link>
  );
}

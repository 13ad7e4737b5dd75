import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { digitalsQueries } from '../../features/digitals/queries';
import { useSite } from '../../features/site/use-site';
import { bookerPagesOf, type PageLink } from './pages-of-site';

/** Returns the pages for people who book: the form, the comp card and, while a set exists, the digitals. */
export function useBookerPages(): PageLink[] {
  const { data: digitalsAreThere } = useQuery(digitalsQueries.areThere());
  return bookerPagesOf(useSite(), (page) => page !== 'digitals' || Boolean(digitalsAreThere));
}

/** Links to those pages, for pages with a form. */
export function BookerLinks({ className }: { className: string | undefined }) {
  return useBookerPages().map(({ label, to }) => (
    <Link key={to} to={to} className={className}>
      {label}
    </Link>
  ));
}

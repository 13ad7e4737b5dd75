import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { compCardWording } from '../../features/comp-card/wording';
import { digitalsQueries } from '../../features/digitals/queries';
import { digitalsWording } from '../../features/digitals/wording';
import type { PageLink } from './pages-of-site';
import { sharedWording } from './wording';

/** Returns the pages for people who book: the form, the comp card and, while a set exists, the digitals. */
export function useBookerPages(): PageLink[] {
  const { data: digitalsAreThere } = useQuery(digitalsQueries.areThere());
  return [
    { label: sharedWording.footer.book, to: '/book' },
    { label: compCardWording.title, to: '/comp-card' },
    ...(digitalsAreThere ? [{ label: digitalsWording.title, to: '/digitals' }] : []),
  ];
}

/** Links to those pages, for pages with a form. */
export function BookerLinks({ className }: { className: string | undefined }) {
  return useBookerPages().map(({ label, to }) => (
    <Link key={to} to={to} className={className}>
      {label}
    </Link>
  ));
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { compCardWording } from '../../features/comp-card/wording';
import { digitalsQueries } from '../../features/digitals/queries';
import { digitalsWording } from '../../features/digitals/wording';
import type { PageLink } from './pages-of-site';
import { sharedWording } from './wording';

/**
 * Pages for people who book: the form, the comp card and, while a set can be shown, the digitals.
 *
 * @param root where the theme's pages are
 */
export function useBookerPages(root: '' | '/v1'): PageLink[] {
  const { data: digitalsAreThere } = useQuery(digitalsQueries.areThere());
  return [
    { label: sharedWording.footer.book, to: `${root}/book` },
    { label: compCardWording.title, to: `${root}/comp-card` },
    ...(digitalsAreThere ? [{ label: digitalsWording.title, to: `${root}/digitals` }] : []),
  ];
}

interface BookerLinksProps {
  root: '' | '/v1';
  className: string | undefined;
}

/** The ways to those pages from a page where people write. */
export function BookerLinks({ root, className }: BookerLinksProps) {
  return useBookerPages(root).map(({ label, to }) => (
    <Link key={to} to={to} className={className}>
      {label}
    </Link>
  ));
}

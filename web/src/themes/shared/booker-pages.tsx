import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { compCardWording } from '../../features/comp-card/wording';
import { digitalsQueries } from '../../features/digitals/queries';
import { digitalsWording } from '../../features/digitals/wording';
import type { PageLink } from './pages-of-site';
import { sharedWording } from './wording';

/**
 * Returns the pages for people who book: the form, the comp card and, while a set exists, the digitals.
 *
 * @param root path of the theme
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

/** Links to those pages, for pages with a form. */
export function BookerLinks({ root, className }: BookerLinksProps) {
  return useBookerPages(root).map(({ label, to }) => (
    <Link key={to} to={to} className={className}>
      {label}
    </Link>
  ));
}

import { Link } from '@tanstack/react-router';
import { blogWording } from '../../features/blog/wording';
import type { Piece } from '../../features/portfolio/story';
import { usePreloadInView } from '../../routing/preloading';
import type { ClassNames } from './shell';

export interface Neighbours extends Pick<Piece, 'previous' | 'next'> {
  /** Route of the pages */
  to: '/blog/$slug' | '/portfolio/$slug' | '/v1/blog/$slug' | '/v1/portfolio/$slug';
  label: string;
}

/**
 * The posts or pieces before and after this one.
 *
 * @param classNames `neighbours`, `previous`, `next`, `label`, `title`
 */
export function NeighbourLinks({ to, label, classNames, ...pages }: Neighbours & { classNames: ClassNames }) {
  const preloadOf = usePreloadInView();
  return (
    <nav className={classNames.neighbours} aria-label={label}>
      {(['previous', 'next'] as const).map((side) => {
        const page = pages[side];
        return (
          page && (
            <Link
              key={side}
              to={to}
              params={{ slug: page.slug }}
              preload={preloadOf(to)}
              className={classNames[side]}
            >
              <span className={classNames.label}>{blogWording[side]}</span>
              <span className={classNames.title}>{page.title}</span>
            </Link>
          )
        );
      })}
    </nav>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { cutExcerpt } from '../features/blog/blog-post';
import { portfolioQueries } from '../features/portfolio/queries';
import { portfolioWording } from '../features/portfolio/wording';
import { useSite } from '../features/site/use-site';

/** Characters of a description for search engines. */
const DESCRIPTION_LENGTH = 150;

/** The piece that the address names, which the route has loaded; null when it was hidden while it was open. */
export function usePortfolioPiece() {
  const { slug = '' } = useParams({ strict: false });
  const site = useSite();
  const piece = useSuspenseQuery(portfolioQueries.piece(slug)).data;
  if (!piece) return null;
  const { title, description, picture } = piece.item;
  const found = cutExcerpt(description.replaceAll(/\s+/g, ' '), DESCRIPTION_LENGTH);
  const [cover, ...frames] = piece.frames;
  return {
    ...piece,
    cover,
    /** Besides the cover */
    frames,
    foundAs: {
      title,
      description: found || portfolioWording.pieceDescription(title, site.title),
      picture,
    },
  };
}

import { useQuery } from '@tanstack/react-query';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from '../features/portfolio/queries';
import { type GalleryPlace, useGallery } from '../features/portfolio/use-gallery';
import { isSameText } from '../texts/plain-text';

/**
 * The images of a place with their categories and lightbox.
 *
 * @param all label of the choice of every category
 */
export function usePortfolioGallery(place: GalleryPlace, all: string, pageSize = PORTFOLIO_PAGE_SIZE) {
  const { category = '', onCategory } = place;
  const { data: categories = [] } = useQuery(portfolioQueries.categories());
  const names = categories.map(({ name }) => name);
  return {
    ...useGallery(place, pageSize),
    choices: [{ label: all, value: '' }, ...names.map((name) => ({ label: name, value: name }))],
    chosen: names.find((name) => isSameText(name, category)) ?? category,
    choose: (name: string) => onCategory(name || undefined),
  };
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useOpenedFromList } from '../../routing/use-opened-from-list';
import type { GalleryPlace } from './use-gallery';

/** Returns a gallery position that is stored in the address, if its route has `category` and `item`. */
export function usePortfolioPlace(): GalleryPlace {
  const { category, item } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { open, close } = useOpenedFromList(item !== undefined);
  return {
    category,
    onCategory: (chosen) => navigate({ to: '.', search: { category: chosen }, resetScroll: false }),
    openId: item,
    onOpen: (id) => open({ category, item: id }),
    onClose: () => close({ category }),
  };
}

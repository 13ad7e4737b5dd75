import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useOpenedFromList } from '../../routing/use-opened-from-list';
import { longDate } from '../../texts/long-date';
import type { Digital } from './digitals';
import { digitalsQueries } from './queries';
import { digitalsWording } from './wording';

/** Returns the id of the button that opens a picture. */
export const openDigitalId = (id: string): string => `digital-${id}`;

/**
 * Returns the newest set and the lightbox of its pictures, whose position is in the address.
 *
 * @returns `gallery`, the ref of the element around the buttons that open pictures
 */
export function useDigitals() {
  const query = useQuery(digitalsQueries.newest());
  const { picture: openId } = useSearch({ strict: false });
  const place = useOpenedFromList(openId !== undefined);
  const gallery = useRef<HTMLUListElement>(null);

  const pictures = query.data?.pictures ?? [];
  const taken = query.data ? digitalsWording.taken(longDate(query.data.takenOn)) : '';
  const index = pictures.findIndex(({ id }) => id === openId);
  const [shown, previous, next] = [pictures[index], pictures[index - 1], pictures[index + 1]];
  const open = (id: string) => place.open({ picture: id });

  const lightbox = {
    item: shown && asItem(shown, taken),
    place: index < 0 ? undefined : index + 1,
    total: pictures.length,
    onPrevious: previous && (() => open(previous.id)),
    onNext: shown && next && (() => open(next.id)),
    onClose: () => {
      if (openId)
        gallery.current?.querySelector<HTMLElement>(`#${CSS.escape(openDigitalId(openId))}`)?.focus();
      place.close({});
    },
  };
  return { query, digitals: query.data, taken, gallery, open, lightbox };
}

/** Adapts a picture to the lightbox of the portfolio. */
const asItem = ({ id, label, picture }: Digital, taken: string) => ({
  id,
  title: label,
  picture,
  category: digitalsWording.title,
  year: taken,
  description: '',
});

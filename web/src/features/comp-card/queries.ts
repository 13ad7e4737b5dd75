import { queryOptions } from '@tanstack/react-query';
import { toPicture } from '../../pictures/picture';
import { strapi } from '../../strapi/client';
import { monthAndYear } from '../../texts/long-date';
import { contactDetailsQueries } from '../contact-details/queries';
import { measurementQueries } from '../measurements/queries';
import { siteQueries } from '../site/queries';
import { CompCardPictures, type CompCardRow } from './documents';
import { compCardWording } from './wording';

/** @param day YYYY-MM-DD */
const measuredLine = (day: string) => ({
  label: compCardWording.measured,
  value: monthAndYear(day),
});

/** Pictures that visitors may not see have no file. */
function toCardPictures(row: CompCardRow) {
  return (row?.pictures ?? []).flatMap((part) => {
    const picture = toPicture(part?.image);
    if (!part?.image || !picture) return [];
    const focus = { x: part.focalX, y: part.focalY };
    return [
      {
        picture: { ...picture, focus: `${focus.x}% ${focus.y}%` },
        /** Address of the original file: print needs every pixel */
        original: part.image.url,
        /** The point that crops keep visible, percent from left and top */
        focus,
      },
    ];
  });
}

export const compCardQueries = {
  /** All data of the card: its pictures, and the owner's data from other pages. */
  card: () =>
    queryOptions({
      queryKey: ['comp-card', 'card'],
      queryFn: async ({ client, signal }) => {
        const [{ compCard }, { title }, { email, phone, phoneHref }, { measuredOn, lines }] =
          await Promise.all([
            strapi.request({ document: CompCardPictures, signal }),
            client.fetchQuery(siteQueries.settings()),
            client.fetchQuery(contactDetailsQueries.details()),
            client.fetchQuery(measurementQueries.printed('compCard')),
          ]);
        return {
          name: title,
          /** The main one first; empty when the owner chose none, or none may be shown now */
          pictures: toCardPictures(compCard),
          /** The last line is the month of measuring, if the owner set it */
          measurements: measuredOn ? [...lines, measuredLine(measuredOn)] : lines,
          email,
          phone,
          phoneHref,
        };
      },
    }),
};

export type CompCard = Awaited<ReturnType<NonNullable<ReturnType<typeof compCardQueries.card>['queryFn']>>>;

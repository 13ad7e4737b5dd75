import { type Picture, toPicture } from '../../pictures/picture';
import { shillings } from '../../texts/shillings';
import type { RateCardRow } from './documents';

export interface Service {
  name: string;
  /** Kenyan shillings with thousands separators: '12,000' */
  price: string;
  note: string;
}

export interface RateCard {
  title: string;
  intro: string;
  services: Service[];
  picture: Picture | null;
}

/** A site without a rate card yet has an empty one. */
export function toRateCard(row: RateCardRow): RateCard {
  return {
    title: row?.title ?? '',
    intro: row?.intro?.trim() ?? '',
    services: (row?.services ?? []).flatMap((service) =>
      service
        ? [
            {
              name: service.name,
              price: shillings(service.priceKes),
              note: service.note?.trim() ?? '',
            },
          ]
        : [],
    ),
    picture: toPicture(row?.image),
  };
}

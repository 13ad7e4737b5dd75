/** Where the owner works. Dates, times, phone numbers and amounts of the whole site follow it. */
export interface Place {
  /** ISO 3166: 'KE' */
  country: string;
  /** IANA: 'Africa/Nairobi' */
  timeZone: string;
  /** ISO 4217: 'KES' */
  currency: string;
  /** A phone number of the country, as it is dialled from abroad */
  phoneExample: string;
}

/** The place of a site whose owner has chosen none. */
export const FIRST_PLACE: Place = {
  country: 'KE',
  timeZone: 'Africa/Nairobi',
  currency: 'KES',
  phoneExample: '+254 712 345678',
};

let current = FIRST_PLACE;

/** Returns the place that this process or browser has read last. */
export const place = (): Place => current;

type PlaceSettings = { [Key in keyof Place]?: string | null } | null | undefined;

/** Returns the place of settings; what they lack is the first value. */
export const placeOf = (settings: PlaceSettings): Place => ({
  country: settings?.country || FIRST_PLACE.country,
  timeZone: settings?.timeZone || FIRST_PLACE.timeZone,
  currency: settings?.currency || FIRST_PLACE.currency,
  phoneExample: settings?.phoneExample || FIRST_PLACE.phoneExample,
});

/** Call it before anything is shown or calculated. */
export function setPlace(settings: PlaceSettings): void {
  current = placeOf(settings);
}

/** Returns the city of the time zone: 'Nairobi'. */
export const zoneCity = (): string => (current.timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** Returns how times name their zone: 'Nairobi time'. */
export const zoneName = (): string => `${zoneCity()} time`;

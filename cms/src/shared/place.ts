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

/** Call it with the settings before anything is shown or calculated; what they lack is the first value. */
export function setPlace(settings: { [Key in keyof Place]?: string | null } | null | undefined): void {
  current = {
    country: settings?.country || FIRST_PLACE.country,
    timeZone: settings?.timeZone || FIRST_PLACE.timeZone,
    currency: settings?.currency || FIRST_PLACE.currency,
    phoneExample: settings?.phoneExample || FIRST_PLACE.phoneExample,
  };
}

/** Returns the city of the time zone: 'Nairobi'. */
export const zoneCity = (): string => (current.timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** Returns how times name their zone: 'Nairobi time'. */
export const zoneName = (): string => `${zoneCity()} time`;

/** Returns the name of the country: 'Kenya'. */
export const countryName = (): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(current.country) ?? current.country;

/** Returns the code of another country, as an example: '+256'. */
export const foreignCode = (): string => (current.country === 'UG' ? '+254' : '+256');

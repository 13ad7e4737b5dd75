import { addDays, addMonths } from './days';

/** The longest time for which a consent for a child holds. Years. */
const CHILD_CONSENT_YEARS = 5;
const ADULT_AT = 18;

/** In place of the last day of an image of a child without a consent for the site: it may not be shown at all. */
export const NEVER_SHOWN = '2000-01-01';

/** What is known of the people in an image. Days are YYYY-MM-DD. */
export interface Consent {
  people?: string | null;
  consentBy?: string | null;
  consentOn?: string | null;
  consentUntil?: string | null;
  consentForSite?: boolean | null;
  consentWithdrawnOn?: string | null;
  /** Known for some children */
  childBornOn?: string | null;
}

const earliest = (days: readonly (string | null | undefined)[]): string | null =>
  days.filter((day) => day).sort()[0] ?? null;

/** Returns the last day that a consent for a child given on a day can have. */
export function longestConsent(consentOn: string, childBornOn?: string | null): string {
  const birthday = childBornOn ? addMonths(childBornOn, ADULT_AT * 12) : null;
  const longest = addMonths(consentOn, CHILD_CONSENT_YEARS * 12);
  return birthday && birthday <= longest ? addDays(birthday, -1) : longest;
}

/**
 * Returns the last day on which visitors may see an image; null without an end.
 *
 * @param rights its consent, and the last day of its usage rights
 */
export function lastPublicDay(rights: Consent & { lastDay?: string | null }): string | null {
  const { people, lastDay, consentWithdrawnOn } = rights;
  return earliest([
    lastDay,
    consentWithdrawnOn ? addDays(consentWithdrawnOn, -1) : null,
    people === 'child' ? lastDayOfConsent(rights) : null,
  ]);
}

function lastDayOfConsent({
  consentBy,
  consentOn,
  consentUntil,
  consentForSite,
  childBornOn,
}: Consent): string {
  if (!consentBy?.trim() || !consentOn || !consentForSite) return NEVER_SHOWN;
  return earliest([consentUntil, longestConsent(consentOn, childBornOn)]) ?? NEVER_SHOWN;
}

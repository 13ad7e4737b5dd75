import { wording } from './wording';

/** A text that is edited in the raw panel: what it is called here, and its address there. */
interface PanelPlace {
  label: string;
  href: string;
}

/** Content types of the CMS, by what the owner would look for. */
const PLACES = [
  ['hero', wording.places.hero],
  ['rate-card', wording.places.rateCard],
  ['role-profiles', wording.places.roleProfiles],
  ['initiative', wording.places.initiative],
  ['contact-details', wording.places.contactDetails],
  ['legal-pages', wording.places.legalPages],
] as const;

/** @param panelUrl without a slash at its end */
export function panelPlaces(panelUrl: string): PanelPlace[] {
  return PLACES.map(([type, label]) => ({
    label,
    href: `${panelUrl}/content-manager/single-types/api::${type}.${type}`,
  }));
}

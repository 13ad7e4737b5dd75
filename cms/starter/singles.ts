import type { SingleUid } from '../src/content/content-types';
import { bioContent } from './bio-content';
import { bookingPapers } from './booking-papers';
import { compCard } from './comp-card';
import { contactDetails } from './contact-details';
import { hero } from './hero';
import { initiative } from './initiative';
import { legalPages } from './legal-pages';
import { measurements } from './measurements';
import { pageTexts } from './page-texts';
import { rateCard } from './rate-card';
import { roleProfiles } from './role-profiles';
import { settings } from './settings';

/** The first content of each single type. Files are named by their key in the manifest. */
export const SINGLES: Record<SingleUid, object> = {
  'api::settings.settings': settings,
  'api::hero.hero': hero,
  'api::bio-content.bio-content': bioContent,
  'api::rate-card.rate-card': rateCard,
  'api::measurements.measurements': measurements,
  'api::role-profiles.role-profiles': roleProfiles,
  'api::initiative.initiative': initiative,
  'api::contact-details.contact-details': contactDetails,
  'api::legal-pages.legal-pages': legalPages,
  'api::page-texts.page-texts': pageTexts,
  'api::comp-card.comp-card': compCard,
  'api::booking-papers.booking-papers': bookingPapers,
};

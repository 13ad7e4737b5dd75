import type { Core, UID } from '@strapi/strapi';
import {
  awayDays,
  bookingFields,
  computedStates,
  logBookingChanges,
} from '../booking/bookings/booking-rules';
import { paymentFields } from '../booking/payments/payment-rules';
import { bookingPapers } from '../booking/quotes/booking-papers';
import { quoteFields } from '../booking/quotes/quote-rules';
import { quotesOfBooking } from '../booking/quotes/quotes-of-booking';
import { rateCardParts } from '../booking/rates/rate-card-rules';
import { moveToBin } from '../content/bin/move-to-bin';
import { recordActivity } from '../content/history/record-activity';
import { readableTexts } from '../content/markdown/read-markdown';
import { canonicalQuestions } from '../content/rules/canonical-filters';
import { cleanText } from '../content/rules/clean-text';
import { filterShapes } from '../content/rules/filter-validation';
import { createdOnce } from '../content/rules/idempotent-create';
import { noClones, publishedOnly } from '../content/rules/published-only';
import { deleteWhatExists, revision } from '../content/rules/revision';
import type { Rule } from '../content/rules/rule';
import { schemaRefusals } from '../content/rules/schema-refusals';
import { visitorsQuestions } from '../content/rules/visitor-questions';
import { scheduleFollows, shownOnly } from '../content/schedule/schedule-rules';
import { rightsOfFile } from '../files/rights/rights-records';
import { linkedFiles, projectMedia } from '../files/use/linked-files';
import { unusedMedia } from '../files/visibility/unused-media';
import { freeNames } from '../people/accounts/free-names';
import { accountPasswords } from '../people/accounts/store-password';
import { currentCaller } from '../platform/request/caller';
import { blogPostText, firstPublication } from '../site/blog/post-rules';
import { compCardPictures } from '../site/digitals/comp-card-rules';
import { currentDigitals, digitalFields } from '../site/digitals/digital-sets';
import { measurements } from '../site/measurements/measurement-rules';
import { initiativeAddress } from '../site/pages/initiative-address';
import { legalDates, onePlacePerPage, oneProfilePerRole, profileLinks } from '../site/pages/page-rules';
import { redirectsThatLead } from '../site/pages/redirects';
import { pieceSlug } from '../site/portfolio/piece-slugs';
import {
  portfolioArrival,
  portfolioWithCover,
  portfolioYear,
  storyFrames,
} from '../site/portfolio/portfolio-rules';
import { blogSwitch, knownPlace, squareMark, volunteerSwitch } from '../site/settings-rules';
import { formerSlugs } from '../site/slugs/former-slugs';
import { fixedSubmissionKey } from '../site/submissions/fixed-key';
import { mailAboutSubmissions } from '../site/submissions/submission-mail';
import { volunteerFields } from '../site/submissions/volunteer-rules';

/** Around all others, as it changes only errors of Strapi's validation, the last step of a save. */
const OF_ALL: Rule[] = [schemaRefusals];

/** Rules that run before those of each type. `moveToBin` sees an item before another rule changes it. */
const FIRST: Rule[] = [
  noClones,
  moveToBin,
  filterShapes,
  visitorsQuestions,
  canonicalQuestions,
  publishedOnly,
  createdOnce,
  cleanText,
  linkedFiles,
];

export const OF_ONE_TYPE: Partial<Record<UID.ContentType, Rule[]>> = {
  'api::portfolio-item.portfolio-item': [
    shownOnly,
    scheduleFollows,
    portfolioWithCover,
    portfolioArrival,
    portfolioYear,
    storyFrames,
    pieceSlug,
    formerSlugs,
  ],
  'api::away.away': [awayDays],
  'api::booking.booking': [
    computedStates,
    quotesOfBooking,
    bookingFields,
    logBookingChanges,
    mailAboutSubmissions,
  ],
  'api::booking-papers.booking-papers': [bookingPapers],
  'api::blog-post.blog-post': [blogSwitch, scheduleFollows, firstPublication, blogPostText, formerSlugs],
  'api::comp-card.comp-card': [compCardPictures],
  'api::digital-set.digital-set': [currentDigitals, digitalFields],
  'api::comment.comment': [blogSwitch, fixedSubmissionKey, mailAboutSubmissions],
  'api::contact-details.contact-details': [profileLinks],
  'api::initiative.initiative': [initiativeAddress],
  'api::legal-pages.legal-pages': [legalDates, readableTexts],
  'api::measurements.measurements': [measurements],
  'api::picture-right.picture-right': [rightsOfFile],
  'api::message.message': [fixedSubmissionKey, mailAboutSubmissions],
  'api::event.event': [shownOnly, scheduleFollows],
  'api::project.project': [shownOnly, scheduleFollows, projectMedia],
  'api::payment.payment': [paymentFields, mailAboutSubmissions],
  'api::quote.quote': [quoteFields, mailAboutSubmissions],
  'api::rate-card.rate-card': [rateCardParts],
  'api::redirect.redirect': [redirectsThatLead],
  'api::role-profiles.role-profiles': [oneProfilePerRole],
  'api::settings.settings': [knownPlace, onePlacePerPage, squareMark],
  'api::volunteer.volunteer': [volunteerSwitch, fixedSubmissionKey, volunteerFields, mailAboutSubmissions],
  'plugin::users-permissions.user': [cleanText, freeNames, accountPasswords],
};

/**
 * Rules that run after those of each type. `recordActivity` begins the transaction that a save and its record share.
 * `unusedMedia` joins it. `revision` is last, so that a refused save takes no number.
 */
const LAST: Rule[] = [recordActivity, unusedMedia, deleteWhatExists, revision];

/** Visitors also see only published items among those of plugins, mainly files. */
const OF_PLUGINS: Rule[] = [publishedOnly];

/**
 * Registers the business rules in the order they run. They apply to REST, GraphQL and the panel alike, because all
 * three use the Document Service.
 */
export function applyRules(strapi: Core.Strapi): void {
  const dependencies = { strapi, caller: () => currentCaller(strapi) };
  const apply = (rules: Rule[], concerns: (uid: string) => boolean) => {
    for (const rule of rules) {
      const middleware = rule(dependencies);
      strapi.documents.use((context, next) => (concerns(context.uid) ? middleware(context, next) : next()));
    }
  };
  const isOwnType = (uid: string) => uid.startsWith('api::');
  apply(OF_ALL, () => true);
  apply(FIRST, isOwnType);
  for (const [uid, rules] of Object.entries(OF_ONE_TYPE)) apply(rules, (other) => other === uid);
  apply(LAST, isOwnType);
  apply(OF_PLUGINS, (uid) => !isOwnType(uid));
}

import { settleRestored } from '../booking/bookings/restore-booking';
import { lockDays } from '../booking/days/days-lock';
import { requirePlaceForQuote } from '../booking/quotes/create-quote';
import { deleteQuotesOf } from '../booking/quotes/quotes-of-booking';
import { rateCardParts } from '../booking/rates/rate-card-rules';
import type { BinHooks } from '../content/bin/bin-hooks';
import { bringFileBack } from '../files/library/replace-file';
import { compCardPictures } from '../site/digitals/comp-card-rules';
import { digitalFields } from '../site/digitals/digital-sets';
import { oneProfilePerRole, profileLinks } from '../site/pages/page-rules';
import { redirectsThatLead } from '../site/pages/redirects';
import { storyFrames } from '../site/portfolio/portfolio-rules';
import { settleRestoredSlug } from '../site/slugs/settle-slug';

/** Steps that content types add when their items are restored or deleted for good. */
export const BIN_HOOKS: Record<string, BinHooks> = {
  'api::blog-post.blog-post': { settleRows: settleRestoredSlug },
  'api::booking.booking': {
    lock: lockDays,
    afterRestore: settleRestored,
    beforeEnd: deleteQuotesOf,
  },
  'api::comp-card.comp-card': { checks: [compCardPictures] },
  'api::contact-details.contact-details': { checks: [profileLinks] },
  'api::digital-set.digital-set': { checks: [digitalFields] },
  'api::portfolio-item.portfolio-item': { checks: [storyFrames], settleRows: settleRestoredSlug },
  'api::quote.quote': { lock: lockDays, requirePlace: requirePlaceForQuote },
  'api::rate-card.rate-card': { checks: [rateCardParts] },
  'api::redirect.redirect': { checks: [redirectsThatLead] },
  'api::role-profiles.role-profiles': { checks: [oneProfilePerRole] },
  'plugin::upload.file': { restoreFile: bringFileBack },
};

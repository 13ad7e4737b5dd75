import { FIXED_FIELDS } from '../booking/bookings/booking-rules';
import { bookingOperations } from '../booking/graphql';
import { noticeOperations } from '../booking/notices-graphql';
import { otherDaysOperations } from '../booking/other-days-graphql';
import { paymentOperations } from '../booking/payments-graphql';
import { FIXED_FIELDS as FIXED_IN_QUOTES } from '../booking/quotes/quote-rules';
import { quoteOperations } from '../booking/quotes-graphql';
import { binOperations } from '../content/bin/graphql';
import { keptOperations } from '../content/drafts/graphql';
import { historyOperations } from '../content/history/graphql';
import { scheduleOperations } from '../content/schedule/graphql';
import { mediaFields, mediaOperations } from '../files/library/graphql';
import { withoutWithdrawnPictures } from '../files/rights/graphql';
import { RIGHTS } from '../files/rights/rights-records';
import type { GraphqlTable } from '../http/graphql/build-schema';
import { privateOperations } from '../http/graphql/private-settings';
import { mailOperations } from '../mail/graphql';
import { peopleOperations } from '../people/graphql';
import { pushOperations } from '../people/push-graphql';
import { signingInOperations } from '../people/signing-in-graphql';
import { linksOperations } from '../site/blog/links-graphql';
import { compCardOperations } from '../site/digitals/comp-card-rules';
import { digitalOperations } from '../site/digitals/digital-sets';
import { visitorOperations } from '../site/graphql';
import { ownerOperations } from '../site/owner-graphql';
import { storyOperations } from '../site/portfolio/story';
import { sampleOperations } from '../site/samples/samples';
import { spamOperations } from '../site/submissions/spam-graphql';

/** All parts of the GraphQL schema. */
export const GRAPHQL: GraphqlTable = {
  operations: (strapi) => [
    visitorOperations,
    storyOperations(strapi),
    ...bookingOperations,
    ...quoteOperations,
    ...otherDaysOperations,
    ...paymentOperations,
    noticeOperations,
    digitalOperations,
    compCardOperations,
    ...ownerOperations,
    privateOperations,
    ...peopleOperations,
    ...signingInOperations,
    pushOperations,
    mailOperations,
    historyOperations,
    ...mediaOperations,
    linksOperations,
    binOperations,
    sampleOperations,
    spamOperations,
    keptOperations,
    scheduleOperations,
  ],
  closedInputs: {
    'api::booking.booking': FIXED_FIELDS,
    'api::quote.quote': FIXED_IN_QUOTES,
    [RIGHTS]: ['file', 'fromFile', 'publicUntil'],
    // Computed when a post is saved.
    'api::blog-post.blog-post': ['excerpt', 'readingMinutes'],
    // Only arranging the portfolio changes an item's position.
    'api::portfolio-item.portfolio-item': ['position'],
  },
  aroundFields: withoutWithdrawnPictures,
  innerFields: mediaFields,
};

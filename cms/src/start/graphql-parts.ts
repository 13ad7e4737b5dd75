import type { Core } from '@strapi/strapi';
import { FIXED_FIELDS } from '../booking/bookings/booking-rules';
import { bookingAccess, bookingSchema, clientResolvers, ownersBookingResolvers } from '../booking/graphql';
import { noticeAccess, noticeResolvers, noticeSchema } from '../booking/notices-graphql';
import {
  clientsOtherDaysResolvers,
  otherDaysAccess,
  otherDaysSchema,
  ownersOtherDaysResolvers,
} from '../booking/other-days-graphql';
import { FIXED_FIELDS as FIXED_IN_QUOTES } from '../booking/quotes/quote-rules';
import {
  clientsQuoteResolvers,
  ownersQuoteResolvers,
  quoteAccess,
  quoteSchema,
} from '../booking/quotes-graphql';
import { binAccess, binResolvers, binSchema } from '../content/bin/graphql';
import { keptAccess, keptResolvers, keptSchema } from '../content/drafts/graphql';
import { historyAccess, historyResolvers, historySchema } from '../content/history/graphql';
import { scheduleAccess, scheduleResolvers, scheduleSchema } from '../content/schedule/graphql';
import { mediaAccess, mediaFields, mediaResolvers, mediaSchema } from '../files/library/graphql';
import { withoutWithdrawnPictures } from '../files/rights/graphql';
import { type GraphqlPart, type GraphqlTable, openToEveryone } from '../http/graphql/build-schema';
import { privateAccess, privateResolvers, privateSchema } from '../http/graphql/private-settings';
import { mailAccess, mailResolvers, mailSchema } from '../mail/graphql';
import { peopleAccess, peopleResolvers, peopleSchema } from '../people/graphql';
import { signingInAccess, signingInResolvers, signingInSchema } from '../people/signing-in-graphql';
import { linksAccess, linksResolvers, linksSchema } from '../site/blog/links-graphql';
import { compCardPicturesLeft } from '../site/digitals/comp-card-rules';
import { digitalStates } from '../site/digitals/graphql';
import { visitorResolvers, visitorSchema } from '../site/graphql';
import { ownerAccess, ownerResolvers, ownerSchema } from '../site/owner-graphql';
import { spamAccess, spamResolvers, spamSchema } from '../site/submissions/spam-graphql';

type Part = (strapi: Core.Strapi) => GraphqlPart;
type Resolvers = (strapi: Core.Strapi) => Record<string, object>;

const open =
  (typeDefs: string, resolversOf: Resolvers): Part =>
  (strapi) => {
    const resolvers = resolversOf(strapi);
    return { typeDefs, resolvers, resolversConfig: openToEveryone(resolvers) };
  };

/** Operations with their access rules by 'Type.field'. */
const guarded =
  (typeDefs: string | undefined, resolversOf: Resolvers, resolversConfig: Record<string, object>): Part =>
  (strapi) => ({ ...(typeDefs && { typeDefs }), resolvers: resolversOf(strapi), resolversConfig });

/** All parts of the GraphQL schema. */
export const GRAPHQL: GraphqlTable = {
  parts: [
    open(visitorSchema, visitorResolvers),
    open(bookingSchema, clientResolvers),
    guarded(undefined, ownersBookingResolvers, bookingAccess),
    open(quoteSchema, clientsQuoteResolvers),
    guarded(undefined, ownersQuoteResolvers, quoteAccess),
    open(otherDaysSchema, clientsOtherDaysResolvers),
    guarded(undefined, ownersOtherDaysResolvers, otherDaysAccess),
    () => ({ closedInputs: { 'api::booking.booking': FIXED_FIELDS, 'api::quote.quote': FIXED_IN_QUOTES } }),
    digitalStates,
    compCardPicturesLeft,
    guarded(ownerSchema, ownerResolvers, ownerAccess),
    guarded(privateSchema, privateResolvers, privateAccess),
    guarded(peopleSchema, peopleResolvers, peopleAccess),
    guarded(signingInSchema, signingInResolvers, signingInAccess),
    guarded(mailSchema, mailResolvers, mailAccess),
    guarded(historySchema, historyResolvers, historyAccess),
    guarded(mediaSchema, mediaResolvers, mediaAccess),
    guarded(linksSchema, linksResolvers, linksAccess),
    guarded(binSchema, binResolvers, binAccess),
    guarded(spamSchema, spamResolvers, spamAccess),
    guarded(keptSchema, keptResolvers, keptAccess),
    guarded(noticeSchema, noticeResolvers, noticeAccess),
    guarded(scheduleSchema, scheduleResolvers, scheduleAccess),
  ],
  aroundFields: withoutWithdrawnPictures,
  fieldMiddlewares: mediaFields,
};

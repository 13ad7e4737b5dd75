import { graphql } from '../../strapi/graphql';

export const FeedMadeAt = graphql(`query FeedMadeAt { madeAt: calendarFeedMadeAt }`);

export const RenewFeed = graphql(`mutation RenewFeed { address: renewCalendarFeed }`);

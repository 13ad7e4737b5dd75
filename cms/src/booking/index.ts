export { daysVersion } from './bookings/days-lock';
export { clientsDays, ownersDays } from './calendar/feed-days';
export { clientsPaper, ownersPaper } from './quotes/quote-document';

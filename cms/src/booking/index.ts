export { clientsDays, ownersDays } from './calendar/feed-days';
export { daysVersion } from './days/days-lock';
export { clientsPaper, ownersPaper } from './quotes/quote-document';

export { clientsDays, ownersDays } from './calendar/feed-days';
export { daysVersion } from './days/days-lock';
export { clientsPayment, ownersReceipt } from './payments/payment-papers';
export { clientsPaper, ownersPaper } from './quotes/quote-document';

import { bookingChanges } from '../booking/bookings/booking-log';
import { lockDays } from '../booking/days/days-lock';
import { quotesForExport } from '../booking/quotes/quotes-of-booking';
import type { PersonalDataHooks } from '../people/personal-data/personal-data';

/** Steps that content types add when a visitor's data is exported, erased or deleted by age. */
export const PERSONAL_DATA_HOOKS: Record<string, PersonalDataHooks> = {
  'api::booking.booking': {
    readMore: async (strapi, documentId) => {
      const quotes = await quotesForExport(strapi, documentId);
      return {
        fields: { changes: await bookingChanges(strapi, documentId), quotes },
        documentIds: quotes.map((quote) => quote.documentId),
      };
    },
    deletedWith: async (strapi, documentId) =>
      (await quotesForExport(strapi, documentId)).map((quote) => quote.documentId),
    // Bookings change under the lock of all days, which must be taken before the lock of a row.
    lock: lockDays,
  },
};

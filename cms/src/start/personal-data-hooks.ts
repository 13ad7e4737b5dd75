import { bookingChanges } from '../booking/bookings/booking-log';
import { lockDays } from '../booking/days/days-lock';
import { paymentsForExport } from '../booking/payments/payment-rules';
import { quotesForExport } from '../booking/quotes/quotes-of-booking';
import type { PersonalDataHooks } from '../people/personal-data/personal-data';

/** Steps that content types add when a visitor's data is exported, erased or deleted by age. */
export const PERSONAL_DATA_HOOKS: Record<string, PersonalDataHooks> = {
  'api::booking.booking': {
    readMore: async (strapi, documentId) => {
      const quotes = await quotesForExport(strapi, documentId);
      const payments = await paymentsForExport(strapi, documentId);
      return {
        fields: { changes: await bookingChanges(strapi, documentId), quotes, payments },
        documentIds: [...quotes, ...payments].map((paper) => paper.documentId),
      };
    },
    deletedWith: async (strapi, documentId) =>
      [...(await quotesForExport(strapi, documentId)), ...(await paymentsForExport(strapi, documentId))].map(
        (paper) => paper.documentId,
      ),
    // Bookings change under the lock of all days, which must be taken before the lock of a row.
    lock: lockDays,
  },
};

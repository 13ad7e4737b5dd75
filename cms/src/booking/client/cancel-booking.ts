import type { Core } from '@strapi/strapi';
import { addReason } from '../bookings/booking-log';
import { cleanReason, moveBooking } from '../states/change-state';
import { wording } from '../wording';
import { actAsClient, type ClientRequest } from './client-action';

/**
 * Cancels a booking for the client. Cancelling twice changes nothing, but another reason is stored too.
 *
 * @throws as `actAsClient`
 */
export const cancelBooking = (
  strapi: Core.Strapi,
  { reason, ...request }: ClientRequest & { reason?: string | null },
) =>
  actAsClient(strapi, request, {
    alreadyDone: async ({ trx, booking: { documentId, state } }) => {
      if (state !== 'cancelled') return undefined;
      const isAdded = await addReason(strapi, trx, documentId, cleanReason(reason));
      return isAdded ? wording.reasonAdded : wording.alreadyCancelled;
    },
    run: async ({ booking: { documentId } }) => {
      await moveBooking(strapi, { documentId, event: 'CANCEL', reason: reason ?? null });
    },
  });

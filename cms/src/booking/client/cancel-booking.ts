import type { Core } from '@strapi/strapi';
import { moveBooking } from '../bookings/change-state';
import { wording } from '../wording';
import { actAsClient, type ClientRequest } from './client-action';

/** Cancels a booking for the client. Cancelling twice changes nothing. @throws as `actAsClient` */
export const cancelBooking = (
  strapi: Core.Strapi,
  { reason, ...request }: ClientRequest & { reason?: string | null },
) =>
  actAsClient(strapi, request, {
    alreadyDone: ({ booking }) => (booking.state === 'cancelled' ? wording.alreadyCancelled : undefined),
    run: async ({ booking: { documentId } }) => {
      await moveBooking(strapi, { documentId, event: 'CANCEL', reason: reason ?? null });
    },
  });

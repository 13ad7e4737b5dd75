import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import type { MakeProof, SubmissionProof } from '../submission/proof';
import { forgetRefusedToken } from '../submission/queries';
import { type BookingRequest, requestData } from './booking-request';
import { RequestBooking } from './documents';
import { bookingWording } from './wording';

/** @returns the booking's status in the CMS, and the token of its client's page */
export async function deliverRequest(values: BookingRequest, proof: SubmissionProof) {
  const variables = { data: requestData(values), proof };
  return (await strapi.request({ document: RequestBooking, variables })).requestBooking;
}

export const requestBooking = (makeProof: MakeProof) =>
  mutationOptions({
    mutationKey: ['bookings', 'request'],
    mutationFn: async (values: BookingRequest) => deliverRequest(values, await makeProof(values)),
    onError: (error, _values, _kept, { client }) => forgetRefusedToken(client, error),
    meta: { done: bookingWording.sent, failed: bookingWording.failed },
  });

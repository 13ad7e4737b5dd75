import { strapi } from '../../strapi/client';
import type { FormKind } from '../submission/field-rules';
import type { SubmissionProof } from '../submission/proof';
import { type BookingRequest, blankRequest, requestData, requestFields } from './booking-request';
import { RequestBooking } from './documents';
import { bookingWording } from './wording';

/** @returns the booking's status in the CMS, and the token of its client's page */
async function deliverRequest(values: BookingRequest, proof: SubmissionProof) {
  const variables = { data: requestData(values), proof };
  return (await strapi.request({ document: RequestBooking, variables })).requestBooking;
}

/** The booking form, whose rules depend on the day and the service. */
export const requestForm: Omit<
  FormKind<BookingRequest, Awaited<ReturnType<typeof deliverRequest>>>,
  'problems'
> = {
  name: 'booking',
  blank: blankRequest,
  fields: requestFields,
  labels: bookingWording,
  deliver: deliverRequest,
  done: bookingWording.sent,
  failed: bookingWording.failed,
};

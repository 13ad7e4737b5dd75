import type { Core } from '@strapi/strapi';
import { stored } from '../../content';
import { notifyOwner } from '../../mail';
import { addNotice } from '../../platform/notices';
import { changedBy } from '../bookings/booking-log';
import { actAsClient, type ClientRequest } from '../client/client-action';
import { refused } from '../refused';
import { balanceOf } from './balance';
import { acceptedOf, PAYMENT, type Payment, paymentsOf } from './payment';
import { checkPayment, type TypedPayment } from './payment-rules';
import { wording } from './wording';

/**
 * Stores that the client says they paid what is due. It counts once the owner has answered. The same payment again
 * changes nothing.
 *
 * @throws as `actAsClient`; ValidationError without anything due, and for an invalid or future day
 */
export const claimPayment = (
  strapi: Core.Strapi,
  { way, code, day, ...request }: ClientRequest & TypedPayment,
) => {
  const typed = checkPayment(strapi, { way, code, day });
  return actAsClient(strapi, request, {
    alreadyDone: async ({ booking }) => {
      const known = (await paymentsOf(strapi, booking.documentId)).some((payment) => isSame(payment, typed));
      return known ? wording.alreadyClaimed : undefined;
    },
    run: async ({ trx, booking, quote }) => {
      const bookingId = booking.documentId;
      const balance = balanceOf(booking, acceptedOf(quote), await paymentsOf(strapi, bookingId));
      if (!balance?.due) throw refused('NOTHING_TO_PAY');
      if (balance.claimed > 0) throw refused('PAYMENT_WAITS');
      const { quoteNumber, currency, due } = balance;
      const claim = {
        ...typed,
        bookingId,
        quoteNumber,
        currency,
        amount: due.amount,
        state: 'claimed' as const,
      };
      const { documentId } = await stored(strapi, PAYMENT).create(claim, { as: 'payment' });
      await changedBy(strapi, trx, booking, { event: 'PAYMENT_CLAIMED', reason: typed.code });
      await notifyOwner(strapi, { uid: PAYMENT, documentId });
      await addNotice(strapi, { event: 'PAYMENT_CLAIMED', about: bookingId, quoteNumber });
    },
  });
};

const isSame = (payment: Payment, { way, code, day }: ReturnType<typeof checkPayment>): boolean =>
  payment.state !== 'not_found' && payment.way === way && payment.code === code && payment.day === day;

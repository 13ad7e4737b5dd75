import type { Core, UID } from '@strapi/strapi';
import { type Rule, writtenData } from '../../content/rules/rule';
import {
  forgetMailAbout,
  type MailKind,
  mailIsConfigured,
  notifyOwner,
  queueMail,
  takeBackMail,
} from '../../mail';

/**
 * Delay of the mail about a decision. The owner can undo a decision for ten seconds, counted in the browser
 * after the last item of a bulk change is stored.
 */
const DECISION_WAIT_MS = 2 * 60_000;

const RECEIPTS: Partial<Record<UID.ContentType, MailKind>> = {
  'api::message.message': 'message-receipt',
  'api::volunteer.volunteer': 'application-receipt',
  'api::booking.booking': 'booking-receipt',
};

const DECISIONS: Record<string, MailKind> = {
  approved: 'application-approved',
  rejected: 'application-rejected',
};

interface Stored {
  documentId: string;
  status?: string;
}

/**
 * Queues mail about a submission in the transaction of its cause: a visitor's form, or a decision in the
 * owner's area or the panel. Deleting an item deletes its mail.
 */
export const mailAboutSubmissions: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const uid = context.uid as UID.ContentType;
    const data = writtenData(context);
    const { documentId = '' } = context.params as { documentId?: string };

    if (context.action === 'delete')
      return strapi.db.transaction(async () => {
        await forgetMailAbout(strapi, documentId);
        return next();
      });
    if (context.action === 'create' && caller() === 'visitor')
      return strapi.db.transaction(async () => {
        const stored = (await next()) as unknown as Stored;
        await mailAboutArrival(stored);
        return stored as never;
      });
    const decides = mailIsConfigured() && context.action === 'update' && uid === 'api::volunteer.volunteer';
    if (decides && data?.status && caller() !== 'system')
      return strapi.db.transaction(async () => {
        const before: Stored | null = await strapi.db.query(uid).findOne({ where: { documentId } });
        const stored = await next();
        if (before && before.status !== data.status) await mailAboutDecision(String(data.status));
        return stored;
      });
    return next();

    async function mailAboutArrival(stored: Stored): Promise<void> {
      await queueReceipt(strapi, uid, stored.documentId);
      // A comment that is already public needs no action.
      const asks = uid !== 'api::comment.comment' || stored.status === 'pending';
      if (asks) await notifyOwner(strapi, { uid, documentId: stored.documentId });
    }

    async function mailAboutDecision(status: string): Promise<void> {
      await takeBackMail(strapi, Object.values(DECISIONS), documentId);
      const kind = DECISIONS[status];
      if (kind) await queueMail(strapi, kind, documentId, { waitMs: DECISION_WAIT_MS });
    }
  };

export async function queueReceipt(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const receipt = RECEIPTS[uid];
  if (receipt && mailIsConfigured()) await queueMail(strapi, receipt, documentId);
}

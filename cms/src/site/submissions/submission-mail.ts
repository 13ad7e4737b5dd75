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
 * Before the mail about a decision goes out. The owner may take a decision back for ten seconds, which begin in the
 * browser when the last of many has been stored.
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
 * Mail about what a visitor sent is written in the transaction of its cause: when a visitor sends it, and when the owner
 * or somebody in the panel decides about an application. Whatever is deleted takes its mail along.
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
    if (!mailIsConfigured()) return next();
    if (context.action === 'create' && caller() === 'visitor')
      return strapi.db.transaction(async () => {
        const stored = (await next()) as unknown as Stored;
        await mailAboutArrival(stored);
        return stored as never;
      });
    const decides = context.action === 'update' && uid === 'api::volunteer.volunteer';
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
      // A comment that is up already asks nothing of the owner.
      const asks = uid !== 'api::comment.comment' || stored.status === 'pending';
      if (asks) await notifyOwner(strapi, { uid, documentId: stored.documentId });
    }

    async function mailAboutDecision(status: string): Promise<void> {
      await takeBackMail(strapi, Object.values(DECISIONS), documentId);
      const kind = DECISIONS[status];
      if (kind) await queueMail(strapi, kind, documentId, { waitMs: DECISION_WAIT_MS });
    }
  };

/** Tells the sender of a submission that it arrived. */
export async function queueReceipt(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<void> {
  const receipt = RECEIPTS[uid];
  if (receipt && mailIsConfigured()) await queueMail(strapi, receipt, documentId);
}

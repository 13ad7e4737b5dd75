import type { Core } from '@strapi/strapi';
import { findRow, type LetterKind, type Letters, type NoticeLine, ofOwner, wording } from '../../mail';

const MESSAGE = 'api::message.message';
const VOLUNTEER = 'api::volunteer.volunteer';
const COMMENT = 'api::comment.comment';

/** Fields of a row that letters need; each type has some of them. */
interface Row {
  name?: string;
  email?: string;
  senderName?: string;
  senderEmail?: string;
  subject?: string;
  status?: string;
  project?: { title: string } | null;
  blogPost?: { title: string } | null;
}

const writer: LetterKind['recipient'] = async (strapi, { documentId }) =>
  (await findRow<Row>(strapi, { uid: MESSAGE, documentId }))?.senderEmail;

const applicant: LetterKind['recipient'] = async (strapi, { documentId }) =>
  (await findRow<Row>(strapi, { uid: VOLUNTEER, documentId }))?.email;

const receipt = (strapi: Core.Strapi, subject: string, text: string) =>
  ofOwner(strapi, { subject, text: [text], notes: [wording.receipt.notYou] });

type Words = (project: string | undefined) => { subject: string; text: string[] };

/** Mails a decision, if it is still the decision. */
const decision =
  (status: string, words: Words): LetterKind['letter'] =>
  async (strapi, { documentId }) => {
    const row = await findRow<Row>(strapi, { uid: VOLUNTEER, documentId }, 'project');
    if (row?.status !== status) return undefined;
    const { subject, text } = words(row.project?.title);
    return ofOwner(strapi, { subject, text: [wording.decision.hello(row.name ?? ''), ...text] });
  };

export const SUBMISSION_LETTERS = {
  'message-receipt': {
    recipient: writer,
    letter: (strapi) => receipt(strapi, wording.receipt.message, wording.receipt.messageText),
  },
  'application-receipt': {
    recipient: applicant,
    letter: (strapi) => receipt(strapi, wording.receipt.application, wording.receipt.applicationText),
  },
  'application-approved': {
    recipient: applicant,
    letter: decision('approved', (project) => ({
      subject: wording.decision.approved,
      text: [wording.decision.approvedText(project)],
    })),
  },
  'application-rejected': {
    recipient: applicant,
    letter: decision('rejected', (project) => ({
      subject: wording.decision.rejected,
      text: [wording.decision.rejectedText(project), wording.decision.rejectedThanks],
    })),
  },
} satisfies Partial<Letters>;

const { notices } = wording;

export const SUBMISSION_NOTICES: Record<string, NoticeLine> = {
  [MESSAGE]: {
    page: '/messages',
    counted: notices.counted[MESSAGE],
    line: ({ senderName = '', subject = '' }: Row) => notices.message(senderName, subject),
    replyTo: ({ senderEmail }: Row) => senderEmail,
  },
  [VOLUNTEER]: {
    page: '/volunteers',
    relation: 'project',
    counted: notices.counted[VOLUNTEER],
    line: ({ name = '', project }: Row) => notices.application(name, project?.title),
  },
  [COMMENT]: {
    page: '/blog?tab=comments',
    relation: 'blogPost',
    counted: notices.counted[COMMENT],
    line: ({ status, name = '', blogPost }: Row) =>
      status === 'pending' ? notices.comment(name, blogPost?.title) : undefined,
  },
};

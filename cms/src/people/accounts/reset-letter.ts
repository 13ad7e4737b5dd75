import type { Core } from '@strapi/strapi';
import { adminAddress, type Letter, type LetterKind, type Mail, wording } from '../../mail';
import { USER } from './account';
import { newResetToken, RESET_MINUTES } from './password-reset';

/** Creates the link when the email is sent, because the database stores only its hash. */
async function passwordReset(strapi: Core.Strapi, mail: Mail): Promise<Letter | undefined> {
  // After such a delay the owner has asked again.
  if (Date.now() - mail.createdAt > RESET_MINUTES * 60_000 || !mail.documentId) return undefined;
  const token = await newResetToken(strapi, mail.documentId);
  return {
    subject: wording.passwordReset.subject,
    text: [wording.passwordReset.text],
    action: { label: wording.passwordReset.choose, href: adminAddress(`/reset-password#${token}`) },
    notes: [wording.passwordReset.limits, wording.passwordReset.notYou],
  };
}

export const resetLetter: LetterKind = {
  recipient: async (strapi, { documentId }) => {
    const user: { email: string } | null = await strapi.db.query(USER).findOne({ where: { documentId } });
    return user?.email;
  },
  letter: passwordReset,
};

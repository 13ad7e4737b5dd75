import type { Core, UID } from '@strapi/strapi';
import { adminAddress, type Letter, type LetterKind, type Mail, wording } from '../../mail';
import { newResetToken, RESET_MINUTES } from './password-reset';

const USER: UID.ContentType = 'plugin::users-permissions.user';

/** The link is made when the mail is: the database knows only its hash. */
async function passwordReset(strapi: Core.Strapi, mail: Mail): Promise<Letter | undefined> {
  // Whoever has waited for so long has asked again.
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

import type { Core } from '@strapi/strapi';
import { checkedFields } from './checked-fields';
import { type SubmissionProof, submit } from './submit';

const MESSAGE = 'api::message.message';

export interface ContactMessageInput {
  senderName: string;
  senderEmail: string;
  subject: string;
  message: string;
}

export async function sendMessage(strapi: Core.Strapi, input: ContactMessageInput, proof: SubmissionProof) {
  const { senderName, senderEmail, subject, message } = input;
  const fields = { senderName, senderEmail, subject, message };
  await submit(strapi, MESSAGE, checkedFields(strapi, MESSAGE, fields), proof);
  return { status: 'received' };
}

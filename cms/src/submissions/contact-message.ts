import type { Core } from '@strapi/strapi';
import { type SubmissionProof, submit } from './submit';

export interface ContactMessageInput {
  senderName: string;
  senderEmail: string;
  subject: string;
  message: string;
}

export async function sendMessage(strapi: Core.Strapi, input: ContactMessageInput, proof: SubmissionProof) {
  const { senderName, senderEmail, subject, message } = input;
  await submit(strapi, 'api::message.message', { senderName, senderEmail, subject, message }, proof);
  return { status: 'received' };
}

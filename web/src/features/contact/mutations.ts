import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import type { MakeProof, SubmissionProof } from '../submission/proof';
import { forgetRefusedToken } from '../submission/queries';
import type { ContactMessage } from './contact-message';
import { SendMessage } from './documents';

/** Trims a copy, so that the typed values stay unchanged. */
export async function deliverMessage(values: ContactMessage, proof: SubmissionProof) {
  const data = {
    senderName: values.senderName.trim(),
    senderEmail: values.senderEmail.trim(),
    subject: values.subject.trim(),
    message: values.message.trim(),
  };
  const receipt = await strapi.request({ document: SendMessage, variables: { data, proof } });
  return receipt.sendMessage.status;
}

export const sendMessage = (makeProof: MakeProof, wording: { sent: string; failed: string }) =>
  mutationOptions({
    mutationKey: ['contact', 'send'],
    mutationFn: async (values: ContactMessage) => deliverMessage(values, await makeProof(values)),
    onError: (error, _values, _kept, { client }) => forgetRefusedToken(client, error),
    meta: { done: wording.sent, failed: wording.failed },
  });

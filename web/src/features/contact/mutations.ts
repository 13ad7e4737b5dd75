import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import type { MakeProof } from '../submission/proof';
import { forgetRefusedToken } from '../submission/queries';
import type { ContactMessage } from './contact-message';
import { SendMessage } from './documents';

/** Sends a message to the owner. Values are trimmed here, so that what the visitor typed stays as it is. */
export const sendMessage = (makeProof: MakeProof, wording: { sent: string; failed: string }) =>
  mutationOptions({
    mutationKey: ['contact', 'send'],
    mutationFn: async ({ senderName, senderEmail, subject, message }: ContactMessage) => {
      const data = {
        senderName: senderName.trim(),
        senderEmail: senderEmail.trim(),
        subject: subject.trim(),
        message: message.trim(),
      };
      return strapi.request({ document: SendMessage, variables: { data, proof: await makeProof() } });
    },
    onError: (error, _values, _kept, { client }) => forgetRefusedToken(client, error),
    meta: { done: wording.sent, failed: wording.failed },
  });

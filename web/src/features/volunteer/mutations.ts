import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import type { MakeProof, SubmissionProof } from '../submission/proof';
import { forgetRefusedToken } from '../submission/queries';
import type { Application } from './application';
import { ApplyToVolunteer } from './documents';

/** Sends an application. Empty optional fields are null, texts are trimmed, and the server sets the status. */
export async function deliverApplication(values: Application, proof: SubmissionProof) {
  const variables = { data: applicationData(values), proof };
  const receipt = await strapi.request({ document: ApplyToVolunteer, variables });
  return receipt.applyToVolunteer.status;
}

export const applyToVolunteer = (makeProof: MakeProof, wording: { sent: string; failed: string }) =>
  mutationOptions({
    mutationKey: ['volunteer', 'apply'],
    mutationFn: async (values: Application) => deliverApplication(values, await makeProof(values)),
    onError: (error, _values, _kept, { client }) => forgetRefusedToken(client, error),
    meta: { done: wording.sent, failed: wording.failed },
  });

export function applicationData(values: Application) {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    availability: values.availability,
    skills: values.skills.length > 0 ? values.skills : null,
    interests: values.interests.length > 0 ? values.interests : null,
    message: values.message.trim() || null,
    projectDocumentId: values.project || null,
  };
}

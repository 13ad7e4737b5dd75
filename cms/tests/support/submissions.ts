import type { Answer, Client } from './client';
import { buildApplication, buildComment, buildMessage, buildProof } from './factories';

export interface Receipt {
  status: string;
}

interface Submission {
  mutation: string;
  input: string;
}

const SUBMISSIONS = {
  message: { mutation: 'sendMessage', input: 'ContactMessageInput' },
  application: { mutation: 'applyToVolunteer', input: 'VolunteerApplicationInput' },
  comment: { mutation: 'postComment', input: 'BlogCommentInput' },
} as const satisfies Record<string, Submission>;

async function submit(
  client: Client,
  kind: keyof typeof SUBMISSIONS,
  data: object,
  proof: object,
): Promise<Answer<Receipt>> {
  const { mutation, input } = SUBMISSIONS[kind];
  const answer = await client.graphql<{ receipt: Receipt }>(
    `mutation($data: ${input}!, $proof: SubmissionProofInput!) {
       receipt: ${mutation}(data: $data, proof: $proof) { status } }`,
    { data, proof },
  );
  return { ...answer, data: answer.data?.receipt };
}

type Fields = Record<string, unknown>;

/** Sends a visitor's form; both arguments change single fields of a valid submission. */
export const sendMessage = (client: Client, fields: Fields = {}, proof: Fields = {}) =>
  submit(client, 'message', buildMessage(fields), buildProof(proof));

export const applyToVolunteer = (client: Client, fields: Fields = {}, proof: Fields = {}) =>
  submit(client, 'application', buildApplication(fields), buildProof(proof));

export const postComment = (
  client: Client,
  blogPostDocumentId: string,
  fields: Fields = {},
  proof: Fields = {},
) => submit(client, 'comment', buildComment({ blogPostDocumentId, ...fields }), buildProof(proof));

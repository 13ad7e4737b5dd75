import { type APIRequestContext, expect } from '@playwright/test';
import { hashOf } from './site-operations';

/** A token lasts a day and 20 submissions of any form. A new token is refused for two seconds. */
const USES = 15;
let formToken: Promise<string> | undefined;
let uses = 0;

async function askFormToken(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`/graphql?query=${hashOf('FormToken')}`);
  return ((await answer.json()) as { data: { formToken: string } }).data.formToken;
}

/** Sends a visitor's form without its page. */
async function submit(request: APIRequestContext, operation: string, data: object) {
  if (uses % USES === 0) formToken = askFormToken(request);
  uses += 1;
  const proof = { formToken: await formToken, submissionKey: crypto.randomUUID() };
  const question = { query: hashOf(operation), variables: { data, proof } };
  await expect(async () => {
    const answer = await request.post('/graphql', { data: question });
    expect(await answer.json()).not.toHaveProperty('errors');
  }).toPass();
}

interface Application {
  name: string;
  email: string;
  phone?: string;
  skills?: string[];
  message?: string;
  projectDocumentId?: string;
}

/** An application as the volunteer form sends it. */
export const applyToVolunteer = (request: APIRequestContext, data: Application) =>
  submit(request, 'ApplyToVolunteer', { availability: ['Evenings'], ...data });

/** A message as the contact form sends it. */
export const sendMessage = (
  request: APIRequestContext,
  data: { senderName: string; senderEmail: string; subject: string; message: string },
) => submit(request, 'SendMessage', data);

/** A comment as the form under a post sends it. */
export const postComment = (
  request: APIRequestContext,
  data: { blogPostDocumentId: string; name: string; email: string; text: string },
) => submit(request, 'PostComment', data);

/** Returns an address that no other test uses. */
export const uniqueEmail = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

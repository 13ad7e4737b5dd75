import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { WEB } from '../config/paths.mjs';
import { type Answer, type SignIn, send, sendJson, signIn } from './send.ts';
import type { TestSite } from './test-site.ts';

/** A form's token is valid after two seconds, and for a few forms only. */
const TOKEN_AGE_MS = 2100;
const TOKENS = 12;
const ROWS_A_PAGE = 100;

export const trustedDocuments = (): { id: string; name: string; text: string }[] =>
  JSON.parse(readFileSync(join(WEB, 'dist', 'client', 'trusted-documents.json'), 'utf8'));

export const trustedId = (name: string) => trustedDocuments().find((each) => each.name === name)?.id ?? '';

/** @returns form tokens that are old enough to be accepted */
export async function formTokens(siteUrl: string, count: number) {
  const query = new URLSearchParams({ query: trustedId('FormToken'), variables: '{}' });
  const tokens: string[] = [];
  while (tokens.length < count) {
    const { body } = await send(siteUrl, { method: 'GET', path: `/graphql?${query}` });
    tokens.push(JSON.parse(body).data.formToken);
  }
  await pause(TOKEN_AGE_MS);
  return tokens;
}

/**
 * Sends a visitor's message.
 *
 * @param subject also its submission key
 * @param from the visitor's address
 */
export function writeMessage(
  siteUrl: string,
  { formToken, subject, from }: { formToken: string | undefined; subject: string; from: string },
) {
  const data = { senderName: 'Visitor', senderEmail: 'visitor@example.org', subject, message: 'Hello?' };
  const variables = { data, proof: { formToken, submissionKey: subject } };
  const query = trustedId('SendMessage');
  return sendJson(siteUrl, '/graphql', { query, variables }, { 'x-forwarded-for': from });
}

/** Makes a photograph of a megabyte and the owner's upload of it. */
export async function uploadRequest(siteUrl: string, owner: SignIn) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1200, height: 900, channels: 3, background: '#888', noise } as const;
  const form = new FormData();
  const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  form.set('files', new Blob([picture], { type: 'image/jpeg' }), 'photograph.jpg');
  const filled = new Response(form);
  const headers = {
    'content-type': filled.headers.get('content-type') ?? '',
    authorization: await signIn(siteUrl, owner),
  };
  return { method: 'POST', path: '/api/upload', headers, body: Buffer.from(await filled.arrayBuffer()) };
}

export async function peopleOf({ environment, owner }: Pick<TestSite, 'environment' | 'owner'>) {
  const url = environment.publicUrl;
  const authorization = await signIn(url, owner);
  const tokens = await formTokens(url, TOKENS);
  let visitors = 0;

  const ask = (query: string, variables?: unknown) =>
    sendJson(url, '/graphql', { query, variables }, { authorization });

  return {
    url,
    ask,

    save: (title: string) =>
      ask('mutation ($data: MilestoneInput!) { createMilestone(data: $data) { documentId } }', {
        data: { title, year: '2026', description: 'Saved while something else happens.' },
      }),

    /** @param subject also its submission key */
    write: (subject: string) => {
      visitors += 1;
      const formToken = tokens[visitors % TOKENS];
      return writeMessage(url, { formToken, subject, from: `10.1.${visitors >> 8}.${visitors & 255}` });
    },

    all: async (list: 'milestones' | 'messages', field: string) => {
      const found: string[] = [];
      for (let page = 1; ; page += 1) {
        const pagination = `pagination: { page: ${page}, pageSize: ${ROWS_A_PAGE} }`;
        const answer = await ask(`{ ${list}(sort: ["documentId:asc"], ${pagination}) { ${field} } }`);
        const rows: Record<string, string>[] = JSON.parse(answer.body).data[list];
        found.push(...rows.map((row) => row[field] ?? ''));
        if (rows.length < ROWS_A_PAGE) return found;
      }
    },
  };
}

export type People = Awaited<ReturnType<typeof peopleOf>>;

export const newKey = (what: string) => `${what}-${randomBytes(12).toString('hex')}`;

export const isAcknowledged = ({ status, body }: Answer) => status === 200 && !body.includes('"errors"');

/**
 * Saves and sends without pause while something happens, and returns what was acknowledged. Like the form, it
 * repeats an unacknowledged message with the same key.
 */
export async function whileWriting(people: People, happening: () => Promise<void>, visitorPauseMs = 200) {
  const written = { saved: [] as string[], sent: [] as string[], answers: [] as Answer[] };
  let over = false;
  const owner = async () => {
    while (!over) {
      const title = newKey('milestone');
      const answer = await people.save(title);
      written.answers.push(answer);
      if (isAcknowledged(answer)) written.saved.push(title);
      else await pause(visitorPauseMs);
    }
  };
  const visitor = async () => {
    let key = newKey('message');
    while (!over) {
      const answer = await people.write(key);
      written.answers.push(answer);
      if (isAcknowledged(answer)) {
        written.sent.push(key);
        key = newKey('message');
      }
      await pause(visitorPauseMs);
    }
  };
  const writing = [owner(), owner(), visitor(), visitor()];
  try {
    await happening();
  } finally {
    over = true;
    await Promise.all(writing);
  }
  return { ...written, writers: writing.length };
}

/** @returns what was acknowledged but is not stored exactly once */
export async function lostOrTwice(people: People, { saved, sent }: { saved: string[]; sent: string[] }) {
  const times = new Map<string, number>();
  for (const key of [
    ...(await people.all('milestones', 'title')),
    ...(await people.all('messages', 'subject')),
  ]) {
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return [...saved, ...sent].filter((key) => times.get(key) !== 1);
}

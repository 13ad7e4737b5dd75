// @ts-check
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WEB } from '../paths.mjs';
import { send, signIn } from './send.mjs';

/**
 * @import { TestSite } from '../testing/test-site.mjs'
 * @import { Answer } from './send.mjs'
 */

/** A token of a form is taken when it is two seconds old, and serves a few forms only. */
const TOKEN_AGE_MS = 2100;
const TOKENS = 12;
const JSON_TYPE = { 'content-type': 'application/json' };
const ROWS_A_PAGE = 100;

/** @param {string} name */
function trustedId(name) {
  const file = join(WEB, 'dist', 'client', 'trusted-documents.json');
  /** @type {{ id: string, name: string }[]} */
  const documents = JSON.parse(readFileSync(file, 'utf8'));
  return documents.find((each) => each.name === name)?.id ?? '';
}

/**
 * An owner who saves and visitors who write, with what the site has acknowledged to them.
 *
 * @param {Pick<TestSite, 'environment' | 'owner'>} site
 */
export async function peopleOf({ environment, owner }) {
  const url = environment.publicUrl;
  const authorization = await signIn(url, owner);
  const documentId = trustedId('SendMessage');
  /** @type {string[]} */
  const tokens = [];
  for (let at = 0; at < TOKENS; at += 1) {
    const query = new URLSearchParams({ documentId: trustedId('FormToken'), variables: '{}' });
    tokens.push(
      JSON.parse((await send(url, { method: 'GET', path: `/graphql?${query}` })).body).data.formToken,
    );
  }
  await pause(TOKEN_AGE_MS);

  /**
   * @param {string} query
   * @param {unknown} [variables]
   */
  const ask = (query, variables) =>
    send(url, {
      method: 'POST',
      path: '/graphql',
      headers: { ...JSON_TYPE, authorization },
      body: JSON.stringify({ query, variables }),
    });

  /** @param {string} title */
  const save = (title) =>
    ask('mutation ($data: MilestoneInput!) { createMilestone(data: $data) { documentId } }', {
      data: { title, year: '2026', description: 'Saved while something else happens.' },
    });

  let visitors = 0;
  /** @param {string} subject also its submission key */
  const write = (subject) => {
    visitors += 1;
    const data = {
      senderName: 'Visitor',
      senderEmail: 'visitor@example.org',
      subject,
      message: 'A question.',
    };
    const proof = { formToken: tokens[visitors % TOKENS], submissionKey: subject };
    return send(url, {
      method: 'POST',
      path: '/graphql',
      headers: { ...JSON_TYPE, 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` },
      body: JSON.stringify({ documentId, variables: { data, proof } }),
    });
  };

  /**
   * @param {'milestones' | 'messages'} list
   * @param {'title' | 'subject'} field
   */
  async function all(list, field) {
    const found = [];
    for (let page = 1; ; page += 1) {
      const query = `query ($page: Int) { ${list}(sort: ["documentId:asc"], pagination: { page: $page, pageSize: ${ROWS_A_PAGE} }) { ${field} } }`;
      const rows = JSON.parse((await ask(query, { page })).body).data[list];
      found.push(...rows.map((/** @type {Record<string, string>} */ row) => row[field]));
      if (rows.length < ROWS_A_PAGE) return found;
    }
  }

  return { url, ask, save, write, all };
}

/** @typedef {Awaited<ReturnType<typeof peopleOf>>} People */

/** @param {string} what */
export const newKey = (what) => `${what}-${randomBytes(12).toString('hex')}`;

/** @param {Answer} answer */
export const isAcknowledged = ({ status, body }) => status === 200 && !body.includes('"errors"');

/**
 * Saves and writes without a pause while something happens, and tells what of it was acknowledged. A visitor whose
 * message was not sends it again with the same key, as the form does.
 *
 * @param {People} people
 * @param {() => Promise<void>} happening
 * @param {{ visitorPauseMs?: number }} [options]
 */
export async function whileWriting(people, happening, { visitorPauseMs = 200 } = {}) {
  /** @type {{ saved: string[], sent: string[], answers: Answer[] }} */
  const told = { saved: [], sent: [], answers: [] };
  let over = false;
  const owner = async () => {
    while (!over) {
      const title = newKey('milestone');
      const answer = await people.save(title);
      told.answers.push(answer);
      if (isAcknowledged(answer)) told.saved.push(title);
      else await pause(visitorPauseMs);
    }
  };
  const visitor = async () => {
    let key = newKey('message');
    while (!over) {
      const answer = await people.write(key);
      told.answers.push(answer);
      if (isAcknowledged(answer)) {
        told.sent.push(key);
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
  return told;
}

/**
 * @param {People} people
 * @param {{ saved: string[], sent: string[] }} told
 * @returns {Promise<string[]>} what was acknowledged and is not there exactly once
 */
export async function lostOrTwice(people, { saved, sent }) {
  const there = [...(await people.all('milestones', 'title')), ...(await people.all('messages', 'subject'))];
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const key of there) times.set(key, (times.get(key) ?? 0) + 1);
  return [...saved, ...sent].filter((key) => times.get(key) !== 1);
}

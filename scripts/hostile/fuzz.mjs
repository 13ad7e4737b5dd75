// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { restingMemory } from '../bench/memory.mjs';
import { CMS, ROOT, WEB } from '../paths.mjs';
import { becomesReady } from '../running/readiness.mjs';
import { Stop } from '../stop.mjs';
import { graphqlRequests } from './graphql-requests.mjs';
import { seeded } from './random.mjs';
import { restRequests } from './rest-requests.mjs';
import { send, signIn } from './send.mjs';

/**
 * @import { TestSite } from '../testing/test-site.mjs'
 * @import { Known } from './graphql-requests.mjs'
 * @import { Answer, Sent } from './send.mjs'
 *
 * @typedef {object} Finding
 * @property {string} what
 * @property {number} times
 * @property {string} example a request that shows it
 */

const SEED = 20_261_122;
const AT_ONCE = 6;
/** Signing in again each time would be throttled. */
const TOKEN_LASTS_MS = 200_000;
/** A token of a form is taken when it is two seconds old. */
const TOKEN_AGE_MS = 2100;
/** How much a program may have grown. */
const LARGEST_GROWTH_MB = 500;
const READY_MS = 60_000;

const STACK = /^\s*at .+[:(]\d+|node_modules|node:internal/m;
const SQL =
  /SQLITE_|syntax error at or near|violates \w+ constraint|relation \\?"|column \\?"|\bselect .+ from [`"\\]|\binsert into [`"\\]|\bupdate [`"\\]\w+.+ set\b/i;
const CRASH = /INTERNAL_SERVER_ERROR|Internal Server Error|Maximum call stack/;

/**
 * What an answer must never be or say.
 *
 * @param {Answer} answer
 * @param {string[]} secretPaths
 * @returns {string | undefined}
 */
export function problemOf({ status, body, headers }, secretPaths) {
  if (status === 0) return `no answer: ${body.slice(0, 80)}`;
  if (status >= 500) return `${status} ${sentenceOf(body)}`;
  if (CRASH.test(body)) return `${status} with ${sentenceOf(body)}`;
  // Pages are content; only what a program says by itself can give something away.
  if (!String(headers['content-type']).includes('json') && status < 400) return undefined;
  if (STACK.test(body)) return `${status} with a stack: ${sentenceOf(body)}`;
  if (SQL.test(body)) return `${status} with SQL: ${sentenceOf(body)}`;
  if (secretPaths.some((path) => body.includes(path))) return `${status} with a path: ${sentenceOf(body)}`;
  return undefined;
}

/** @param {string} body */
const sentenceOf = (body) =>
  (/"message":"([^"]{0,90})/.exec(body)?.[1] ?? body.slice(0, 90)).replace(/\d{2,}/g, '9');

/**
 * Sends generated requests to both doors, as the owner and as nobody, and fails when an answer says what it should not,
 * a program was replaced by another, or one has grown without measure.
 *
 * @param {TestSite} site
 * @param {{ requests: number }} options
 */
export async function fuzz({ environment, owner, stack }, { requests }) {
  const siteUrl = environment.publicUrl;
  const cmsUrl = environment.cmsInternalUrl;
  const random = seeded(SEED);
  const known = await knownContent(siteUrl, owner);
  const ofGraphql = graphqlRequests(random, known);
  const ofRest = restRequests(random, known);
  const secretPaths = [ROOT, CMS, WEB, environment.dataDir];
  const before = await state(stack);

  let token = await signIn(siteUrl, owner);
  let signedIn = Date.now();
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  let left = requests;

  const common = [ofRest.content, ofRest.content, ofRest.upload];
  const visitors = [ofGraphql.trustedDocument, ofGraphql.trustedDocument, ofGraphql.anyDocument];
  const atTheCms = [ofGraphql.anyDocument, ofRest.panel, ofRest.account];
  const atTheSite = [ofGraphql.anyDocument, ofRest.page, ofRest.form, ofRest.account];

  /** @returns {{ origin: string, request: Sent & { name: string }, who: string }} */
  const generate = () => {
    const asOwner = random.chance(0.45);
    const atCms = random.chance(0.4);
    const kinds = [
      ...common,
      ...(asOwner || atCms ? [ofGraphql.anyDocument] : visitors),
      ...(atCms ? atTheCms : atTheSite),
    ];
    const request = random.pick(kinds)();
    const address = `10.${random.int(200)}.${random.int(256)}.${random.int(256)}`;
    const headers = {
      'x-forwarded-for': address,
      ...(asOwner ? { authorization: token } : {}),
      ...request.headers,
    };
    return {
      origin: atCms ? cmsUrl : siteUrl,
      request: { ...request, headers },
      who: `${asOwner ? 'owner' : 'nobody'} at ${atCms ? 'CMS' : 'site'}`,
    };
  };

  const worker = async () => {
    while (left > 0) {
      left -= 1;
      if (Date.now() - signedIn > TOKEN_LASTS_MS) {
        signedIn = Date.now();
        token = await signIn(siteUrl, owner);
      }
      const { origin, request, who } = generate();
      const problem = problemOf(await send(origin, request), secretPaths);
      if (!problem) continue;
      const what = `${request.name} (${who}): ${problem}`;
      const example = `${request.method} ${request.path.slice(0, 600)} ${String(request.body ?? '').slice(0, 600)}`;
      const found = findings.get(what) ?? { what, times: 0, example };
      findings.set(what, { ...found, times: found.times + 1 });
      if (problem.startsWith('no answer')) await backAgain(siteUrl);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const after = await state(stack);
  const problems = [...findings.values()].map(
    ({ what, times, example }) => `${times} × ${what}\n    ${example}`,
  );
  stack.services.forEach(({ plan }, at) => {
    const [was, is] = [before[at], after[at]];
    if (was?.pid !== is?.pid) problems.push(`${plan.name} fell over and was started again`);
    else if (is && was && is.mb - was.mb > LARGEST_GROWTH_MB) {
      problems.push(`${plan.name} grew from ${Math.round(was.mb)} to ${Math.round(is.mb)} MB`);
    }
  });
  if (problems.length > 0) {
    throw new Stop(`${problems.length} findings in ${requests} requests, seed ${SEED}:`, {
      detail: problems.join('\n'),
    });
  }
}

/** @param {TestSite['stack']} stack */
async function state({ services }) {
  const pids = services.map(({ pid }) => pid ?? 0);
  const memory = await restingMemory(pids);
  return pids.map((pid, at) => ({ pid, mb: memory[at] ?? Number.NaN }));
}

/** @param {string} siteUrl */
async function backAgain(siteUrl) {
  await becomesReady(`${siteUrl}/healthz`, { signal: AbortSignal.timeout(READY_MS) });
}

/**
 * @param {string} siteUrl
 * @param {TestSite['owner']} owner
 * @returns {Promise<Known>}
 */
export async function knownContent(siteUrl, owner) {
  const authorization = await signIn(siteUrl, owner);
  const lists = ['portfolioItems', 'blogPosts', 'milestones', 'projects', 'events', 'uploadFiles'];
  const query = `{ formToken ${lists.map((list) => `${list} { documentId }`).join(' ')} }`;
  const answer = await send(siteUrl, {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query }),
  });
  const { formToken, ...found } = JSON.parse(answer.body).data;
  const ids = Object.values(found)
    .flat()
    .map(({ documentId }) => documentId);
  await pause(TOKEN_AGE_MS);
  return { ids, formToken };
}

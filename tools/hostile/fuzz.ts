import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../../scripts/config/command-error.mjs';
import { CMS, ROOT, WEB } from '../../scripts/config/paths.mjs';
import { waitUntilReady } from '../../scripts/run/readiness.mjs';
import { AFTER_LOAD_MS, restingMemory } from '../../scripts/testing/memory.ts';
import { formTokens } from '../../scripts/testing/people.ts';
import { type Answer, type SignIn, send, sendJson, signIn } from '../../scripts/testing/send.ts';
import type { TestSite } from '../../scripts/testing/test-site.ts';
import type { Visit } from './checks.ts';
import { graphqlRequests, type Known, type Named } from './graphql-requests.ts';
import { oddFiles } from './odd-files.ts';
import { seeded } from './random.ts';
import { restRequests } from './rest-requests.ts';

const SEED = 20_261_122;
const AT_ONCE = 6;
/** Signing in for each request would exceed the rate limit. */
const TOKEN_LASTS_MS = 200_000;
/** The page of a long text may take longer than one request on a busy machine. */
const VISITS = 5;
/** How much a program may grow. */
const LARGEST_GROWTH_MB = 500;
const READY_MS = 60_000;

const STACK = /^\s*at .+[:(]\d+|node_modules|node:internal/m;
const SQL =
  /SQLITE_|syntax error at or near|violates \w+ constraint|relation \\?"|column \\?"|\bselect .+ from [`"\\]|\binsert into [`"\\]|\bupdate [`"\\]\w+.+ set\b/i;
const CRASH = /INTERNAL_SERVER_ERROR|Internal Server Error|Maximum call stack/;

const sentenceOf = (body: string) =>
  (/"message":"([^"]{0,90})/.exec(body)?.[1] ?? body.slice(0, 90)).replace(/\d{2,}/g, '9');

/** @returns what is wrong with a response; undefined when it is fine */
export function problemOf({ status, body, headers }: Answer, secretPaths: string[]) {
  if (status === 0) return `no answer: ${body.slice(0, 80)}`;
  if (status >= 500) return `${status} ${sentenceOf(body)}`;
  if (CRASH.test(body)) return `${status} with ${sentenceOf(body)}`;
  // Pages are content; only a program's own texts can give something away.
  if (!String(headers['content-type']).includes('json') && status < 400) return undefined;
  if (STACK.test(body)) return `${status} with a stack: ${sentenceOf(body)}`;
  if (SQL.test(body)) return `${status} with SQL: ${sentenceOf(body)}`;
  if (secretPaths.some((path) => body.includes(path))) return `${status} with a path: ${sentenceOf(body)}`;
  return undefined;
}

/**
 * Sends generated requests to REST and GraphQL, as the owner and anonymously. Includes long Markdown, odd
 * files, names and numbers.
 *
 * @throws {CommandError} when a response reveals something, a program was replaced, or one has grown too much
 */
export async function fuzz({ environment, owner, stack }: TestSite, requests: number) {
  const siteUrl = environment.publicUrl;
  const random = seeded(SEED);
  const known = await knownContent(siteUrl, owner);
  const graphql = graphqlRequests(random, known);
  const rest = restRequests(random, known, await oddFiles());
  const secretPaths = [ROOT, CMS, WEB, environment.dataDir];
  const before = await state(stack);

  const { anyDocument, trustedDocument } = graphql;
  const { content, upload, post, account, panel, page, form } = rest;
  const common = [content, content, content, upload, post, account, anyDocument, anyDocument];
  const byVisitors = [trustedDocument, trustedDocument, trustedDocument, anyDocument];
  const atTheCms = [...common, anyDocument, anyDocument, panel];
  const atTheSite = [...common, page, page, form, form];

  let token = await signIn(siteUrl, owner);
  let signedIn = Date.now();
  const generate = () => {
    const asOwner = random.chance(0.45);
    const atCms = random.chance(0.4);
    const ofSite = [...atTheSite, ...(asOwner ? [anyDocument] : byVisitors)];
    const request: Named = random.pick(atCms ? atTheCms : ofSite)();
    const headers = {
      'x-forwarded-for': `10.${random.int(200)}.${random.int(256)}.${random.int(256)}`,
      ...(asOwner && { authorization: token }),
      ...request.headers,
    };
    const who = `${asOwner ? 'owner' : 'nobody'} at ${atCms ? 'CMS' : 'site'}`;
    const origin = atCms ? environment.cmsInternalUrl : siteUrl;
    return { origin, request: { ...request, headers }, who, check: asOwner ? request.check : undefined };
  };

  const open = (path: string) => send(siteUrl, { method: 'GET', path, headers: { authorization: token } });
  const visit: Visit = async (path) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await open(path);
      if (answer.status !== 0 || tries === VISITS) return answer;
    }
  };
  const findings = new Map<string, { times: number; example: string }>();
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      if (Date.now() - signedIn > TOKEN_LASTS_MS) {
        signedIn = Date.now();
        token = await signIn(siteUrl, owner);
      }
      const { origin, request, who, check } = generate();
      const answer = await send(origin, request);
      const problem = problemOf(answer, secretPaths) ?? (await check?.(answer, visit));
      if (!problem) continue;
      const what = `${request.name} (${who}): ${problem}`;
      const body = String(request.body ?? '').slice(0, 600);
      const example = `${request.method} ${request.path.slice(0, 600)} ${body}`;
      findings.set(what, { example, times: (findings.get(what)?.times ?? 0) + 1 });
      if (problem.startsWith('no answer')) {
        await waitUntilReady(`${siteUrl}/healthz`, AbortSignal.timeout(READY_MS));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const problems = [...findings].map(([what, { times, example }]) => `${times} × ${what}\n    ${example}`);
  if (changes(before, await state(stack)).length > 0) await pause(AFTER_LOAD_MS);
  problems.push(...changes(before, await state(stack)));
  if (problems.length > 0) {
    const sentence = `${problems.length} findings in ${requests} requests, seed ${SEED}:`;
    throw new CommandError(sentence, { detail: problems.join('\n') });
  }
}

interface ProgramState {
  name: string;
  pid: number;
  mb: number;
}

async function state({ services }: TestSite['stack']): Promise<ProgramState[]> {
  const memory = await restingMemory(services.map(({ pid }) => pid ?? 0));
  return services.map(({ plan, pid }, at) => ({
    name: plan.name,
    pid: pid ?? 0,
    mb: memory[at] ?? Number.NaN,
  }));
}

const changes = (before: ProgramState[], after: ProgramState[]) =>
  before.flatMap(({ name, pid, mb }, at) => {
    const current = after[at];
    if (current?.pid !== pid) return [`${name} fell over and was started again`];
    const grown = current.mb - mb > LARGEST_GROWTH_MB;
    return grown ? [`${name} grew from ${Math.round(mb)} to ${Math.round(current.mb)} MB`] : [];
  });

async function knownContent(siteUrl: string, owner: SignIn): Promise<Known> {
  const lists = ['portfolioItems', 'blogPosts', 'milestones', 'projects', 'events', 'uploadFiles'];
  const query = `{ ${lists.map((list) => `${list} { documentId }`).join(' ')} }`;
  const authorization = await signIn(siteUrl, owner);
  const { body } = await sendJson(siteUrl, '/graphql', { query }, { authorization });
  const found = Object.values<{ documentId: string }[]>(JSON.parse(body).data).flat();
  const [formToken = ''] = await formTokens(siteUrl, 1);
  return { ids: found.map(({ documentId }) => documentId), formToken };
}

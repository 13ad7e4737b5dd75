import { createHmac } from 'node:crypto';
import type { BootedCms } from './boot-strapi';
import { OWNER, SECRETS } from './boot-strapi';
import { requireCode } from './require-code';

/** A refusal in one shape for REST and GraphQL. */
export interface Failure {
  name: string;
  message: string;
  details: Record<string, unknown>;
}

export interface Answer<Data> {
  status: number;
  headers: Headers;
  /** The body as received */
  text: string;
  data: Data | undefined;
  failure: Failure | undefined;
}

interface RestBody<Data> {
  data?: Data;
  error?: { name: string; message: string; details?: Record<string, unknown> };
}

interface GraphqlBody<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string; error?: Partial<Failure> } }[];
}

let lastAddress = 0;

/** Limits count by address: separate addresses keep callers apart. */
export function freshAddress(): string {
  lastAddress += 1;
  return `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

/** Returns the headers that the public origin adds to forwarded requests: the visitor's address, signed. */
export function passedOn(address: string): Record<string, string> {
  const proof = createHmac('sha256', SECRETS.RENDER_SECRET).update(`${address}\n\n`).digest('base64url');
  return { 'x-forwarded-for': address, 'x-forwarded-proof': proof };
}

/** A caller with a separate address: a visitor, or the owner with a token. */
export class Client {
  constructor(
    readonly url: string,
    readonly headers: Record<string, string> = {},
    readonly address = freshAddress(),
  ) {}

  send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...passedOn(this.address), ...this.headers, ...(init.headers as object) };
    return fetch(`${this.url}${path}`, { redirect: 'manual', ...init, headers });
  }

  /** @param body sent as JSON; the caller adds the content API's `{data}` wrapper */
  async rest<Data>(method: string, path: string, body?: unknown, headers = {}): Promise<Answer<Data>> {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await this.send(path, {
      method,
      headers: { ...json, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const parsed = parse<RestBody<Data>>(text);
    const failure = parsed?.error && { ...parsed.error, details: parsed.error.details ?? {} };
    if (failure && response.status < 500 && path.startsWith('/api/')) requireCode(failure);
    return { status: response.status, headers: response.headers, text, data: parsed?.data, failure };
  }

  async graphql<Data>(query: string, variables?: object, headers = {}): Promise<Answer<Data>> {
    const response = await this.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    const { status, headers: answered } = response;
    const parsed = parse<GraphqlBody<Data> & RestBody<Data>>(text);
    return {
      status,
      headers: answered,
      text,
      data: parsed?.data ?? undefined,
      failure: graphqlFailure(parsed),
    };
  }
}

function parse<Body>(text: string): Body | undefined {
  try {
    return JSON.parse(text) as Body;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function graphqlFailure(body: (GraphqlBody<unknown> & RestBody<unknown>) | undefined): Failure | undefined {
  if (body?.error) return { ...body.error, details: body.error.details ?? {} };
  const [first] = body?.errors ?? [];
  if (!first) return undefined;
  const { code = 'UNKNOWN', error } = first.extensions ?? {};
  const failure = { name: error?.name ?? code, message: first.message, details: error?.details ?? {} };
  // Without `error` GraphQL itself refused: it names the place in the document.
  if (error) requireCode(failure);
  return failure;
}

export const visitor = (cms: BootedCms, address?: string) => new Client(cms.url, {}, address);

export interface SignIn {
  owner: Client;
  accessToken: string;
  /** The cookies of the session and of the device, as a browser sends them */
  cookie: string;
}

/** Signs in. Takes a second, like every response to a sign-in. */
export async function signIn(cms: BootedCms, password = OWNER.password, address?: string): Promise<SignIn> {
  const caller = visitor(cms, address);
  const response = await caller.send('/api/auth/local', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: OWNER.username, password }),
  });
  if (response.status !== 200) throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`);
  const { jwt } = (await response.json()) as { jwt: string };
  const owner = new Client(cms.url, { authorization: `Bearer ${jwt}` }, caller.address);
  return { owner, accessToken: jwt, cookie: cookieOf(response.headers) };
}

/** Returns the cookies that a response sets, as a browser sends them: first that of the session. */
export function cookieOf(headers: Headers): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')));
  if (cookies.length === 0) throw new Error('The answer sets no cookie');
  return cookies.join('; ');
}

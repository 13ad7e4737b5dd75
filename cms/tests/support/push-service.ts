import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/** A push service on a free local port. A path ending in /hang is never answered, others with `answers`, or 201. */
export class PushService {
  readonly received: ReceivedPush[] = [];
  answers: Record<string, Answer> = {};
  private readonly server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const path = request.url ?? '';
    this.received.push({ path, headers: request.headers, body, at: Date.now() });
    if (path.endsWith('/hang')) return;
    const { status, headers } = this.answers[path] ?? { status: 201 };
    response.writeHead(status, headers).end('a text that nobody reads');
  });

  /** @returns its origin */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  to = (path: string): ReceivedPush[] => this.received.filter((push) => push.path === path);
}

/** Checks the signature of a VAPID header with its own key, and returns the claims and the key. */
export function readToken(authorization = '') {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { isValid, key, head: read(head), claims: read(claims) };
}

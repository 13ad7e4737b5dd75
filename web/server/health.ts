import type { FastifyInstance } from 'fastify';

const ANSWER_LIMIT_MS = 3000;
/** Each question is a write of the cms: one serves everybody who asks within this time. */
const FRESH_MS = 1000;

/** /healthz: 200 only when the cms can read and write. Strangers learn no details. */
export async function health(server: FastifyInstance, { cmsUrl }: { cmsUrl: string }): Promise<void> {
  let asked: { at: number; isWell: Promise<boolean> } | undefined;
  const isWell = () => {
    const now = Date.now();
    if (!asked || now - asked.at >= FRESH_MS) asked = { at: now, isWell: cmsIsWell(cmsUrl) };
    return asked.isWell;
  };
  server.get('/healthz', async (_request, reply) => {
    const ok = await isWell();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}

async function cmsIsWell(cmsUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${cmsUrl}/api/health`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}

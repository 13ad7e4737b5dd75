import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { retryOnce } from './http/retry-once';
import { signedCaller } from './proxy/cms-proxy';

const ANSWER_LIMIT_MS = 3000;
/** Each check writes in the CMS, so one check serves all callers during this time. */
const FRESH_MS = 1000;

const WRONGLY_SIGNED = 403;
const CmsHealth = z.object({ ok: z.boolean(), leaving: z.boolean().default(false) });

/**
 * Serves /healthz: 200 only when the CMS can read and write and this server is not stopping. The response has no
 * details.
 */
export async function health(server: FastifyInstance, { cmsUrl }: { cmsUrl: string }): Promise<void> {
  let lastCheck: { at: number; isWell: Promise<boolean> } | undefined;
  let isToldOfSecret = false;

  const cmsIsWell = async (request: FastifyRequest): Promise<boolean> => {
    try {
      const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
      const answer = await retryOnce(`${cmsUrl}/api/health`, { headers: signedCaller(request), signal });
      if (answer.status === WRONGLY_SIGNED && !isToldOfSecret) {
        isToldOfSecret = true;
        server.log.error(
          { code: 'RENDER_SECRET_DIFFERS' },
          `RENDER_SECRET differs from the one in the CMS at ${cmsUrl}, or a proxy changes the X-Forwarded headers. Use the same value in both.`,
        );
      }
      const { ok, leaving } = CmsHealth.parse(await answer.json());
      // A CMS that is stopping still responds, and its replacement takes over this address first.
      return ok || leaving;
    } catch {
      return false;
    }
  };

  const isWell = (request: FastifyRequest) => {
    const now = Date.now();
    if (!lastCheck || now - lastCheck.at >= FRESH_MS) lastCheck = { at: now, isWell: cmsIsWell(request) };
    return lastCheck.isWell;
  };

  server.get('/healthz', async (request, reply) => {
    const ok = !server.isShuttingDown && (await isWell(request));
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}

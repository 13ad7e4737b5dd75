import type { FastifyInstance } from 'fastify';

/** Answers that take longer than this are cut; the launcher would end the process by force soon after. */
const LONGEST_STOP_MS = 5000;

/** SIGTERM and Ctrl-C: no new connections, requests in work are answered, exit code 0. */
export function stopCleanly(server: FastifyInstance): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

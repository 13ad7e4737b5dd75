import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errorMessage } from '../monitoring/error-message';

/** Work that is still due after a look must not keep the process busy. */
const SHORTEST_SLEEP_MS = 500;
/** Time for the current work at shutdown. The process manager would cut a longer wait. */
const LAST_WORK_MS = 3000;

interface LoopOptions {
  /** Names the work in the log */
  title: string;
  /** The longest delay, in milliseconds, before this process notices data that another process stored */
  lookEvery: number;
  /**
   * Does everything that is due.
   *
   * @param stopping aborted at shutdown: the current piece of work is finished, no other one is begun
   * @returns when more is due, in milliseconds since 1970; undefined if that is not known
   */
  look(strapi: Core.Strapi, stopping: AbortSignal): Promise<number | undefined>;
}

/** Looks for due work while the CMS listens. A program that boots Strapi without listening does none. */
export function workerLoop({ title, lookEvery, look }: LoopOptions) {
  let wake = (): void => {};
  let stop = async (): Promise<void> => {};

  const keepLooking = async (strapi: Core.Strapi, stopping: AbortSignal) => {
    while (!stopping.aborted) {
      const sleep = new AbortController();
      wake = () => sleep.abort();
      let pause = lookEvery;
      try {
        const next = await look(strapi, stopping);
        if (next !== undefined) pause = next - Date.now();
      } catch (error) {
        // The database is unreachable. Work claimed before that is settled when its lease expires.
        strapi.log.error(`${title}: ${errorMessage(error)}`);
      }
      const bounded = Math.min(Math.max(pause, SHORTEST_SLEEP_MS), lookEvery);
      await wait(bounded, undefined, { signal: sleep.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    start(strapi: Core.Strapi): void {
      strapi.server.httpServer.once('listening', () => {
        const stopping = new AbortController();
        const looking = keepLooking(strapi, stopping.signal);
        stop = async () => {
          stopping.abort();
          wake();
          await Promise.race([looking, wait(LAST_WORK_MS, undefined, { ref: false })]);
        };
      });
    },
    /** Makes the loop look now, or once more if it is looking. */
    wake: (): void => wake(),
    /** Ends the loop and waits briefly for the current work. */
    stop: (): Promise<void> => stop(),
  };
}

import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

const INSUFFICIENT_STORAGE = 507;

/** How SQLite, the file system, a quota and PostgreSQL say that there is no room. */
const NO_ROOM = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);

const MESSAGE =
  'The disk of this site is full, so nothing could be stored. Nothing you typed is lost: please tell the owner, and try again later.';

interface Marked {
  diskFull?: boolean;
}

/** Says through both doors that the disk is full; Strapi would answer "Internal Server Error". */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      (ctx.state as Marked).diskFull = true;
    }
    if (!(ctx.state as Marked).diskFull) return;
    strapi.log.error('The disk is full: nothing can be stored until there is room.');
    ctx.status = INSUFFICIENT_STORAGE;
    ctx.body = {
      data: null,
      error: {
        status: INSUFFICIENT_STORAGE,
        name: 'InsufficientStorageError',
        code: 'DISK_FULL',
        message: MESSAGE,
      },
    };
  };

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NO_ROOM.has(String((error as NodeJS.ErrnoException).code)) || isDiskFull(error.cause);
}

interface Encountered {
  errors: readonly { originalError?: unknown }[];
  contextValue: { state: Marked };
}

/** For Apollo, which answers every error of a resolver itself: the middleware around it says what it means. */
export const noticeDiskFull = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }: Encountered) {
        if (errors.some(({ originalError }) => isDiskFull(originalError))) contextValue.state.diskFull = true;
      },
    };
  },
};

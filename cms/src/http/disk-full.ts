import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isDiskFull, metDiskFull } from '../platform/database/database-errors';
import { answerError } from './error-response';

export const INSUFFICIENT_STORAGE = 507;

interface Marked {
  answeredByFullDisk?: boolean;
}

/** Answers 507 to REST and GraphQL when the disk is full. Strapi would answer "Internal Server Error". */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const state: Marked = ctx.state;
    try {
      await next();
    } catch (error) {
      // Keep the message if a rule has refused the request.
      const unexplained = metDiskFull(state) && !(error instanceof errors.ApplicationError);
      if (!isDiskFull(error) && !unexplained) throw error;
      state.answeredByFullDisk = true;
    }
    const failed = ctx.status >= 500 || hasInternalError(ctx.body);
    if (!state.answeredByFullDisk && !(metDiskFull(state) && failed)) return;
    ctx.remove('Set-Cookie');
    strapi.log.error('The disk is full: nothing can be stored until there is room.');
    answerError(ctx, {
      status: INSUFFICIENT_STORAGE,
      name: 'InsufficientStorageError',
      code: 'DISK_FULL',
    });
  };

/** Returns whether a GraphQL response contains an internal error. GraphQL answers 200 even when a resolver fails. */
export function hasInternalError(body: unknown): boolean {
  return typeof body === 'string' && body.includes('"INTERNAL_SERVER_ERROR"');
}

interface Encountered {
  errors: readonly { originalError?: unknown }[];
  contextValue: { state: Marked };
}

/**
 * Apollo plugin: marks the request, since Apollo answers every error of a resolver itself. The middleware above then
 * answers 507.
 */
export const noticeDiskFull = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }: Encountered) {
        if (errors.some(({ originalError }) => isDiskFull(originalError)))
          contextValue.state.answeredByFullDisk = true;
      },
    };
  },
};

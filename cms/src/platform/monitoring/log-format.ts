import { winston } from '@strapi/logger';
import { currentRequestId } from './request-id';

/** As the site's log numbers them. */
const LEVELS: Record<string, number> = { error: 50, warn: 40, info: 30, debug: 20 };

/**
 * A request is one JSON object, in the shape of the site's log; whatever else Strapi says stays a line to read, with the
 * id of the request that was the reason.
 */
export const logFormat = winston.format.combine(
  winston.format.timestamp({ format: 'YYYY-MM-DD HH:mm:ss.SSS' }),
  winston.format.printf(({ level, message, timestamp, stack, request }) => {
    const reqId = currentRequestId();
    if (request) {
      return JSON.stringify({ level: LEVELS[level], time: Date.now(), reqId, ...request, msg: message });
    }
    return `[${timestamp}] ${level}: ${reqId ? `[${reqId}] ` : ''}${stack ?? message}`;
  }),
);

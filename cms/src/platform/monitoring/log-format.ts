import { winston } from '@strapi/logger';
import { currentRequestId } from './request-id';

/** Level numbers of the site's log. */
const LEVELS: Record<string, number> = { error: 50, warn: 40, info: 30, debug: 20 };

/**
 * Writes a request as one JSON object in the format of the site's log. Other messages of Strapi remain readable lines,
 * with the id of the request that caused them.
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

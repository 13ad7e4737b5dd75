import type { FastifyRequest } from 'fastify';
import { Refused } from './refused';

/** @throws Refused when a body is something else: browsers send that for a form of any site, without asking ours */
export function requireJson({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return;
  throw new Refused(415, 'JSON_ONLY', 'GraphQL is asked with Content-Type: application/json.');
}

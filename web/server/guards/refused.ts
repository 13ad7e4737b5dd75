import type { FastifyReply } from 'fastify';

/** A request that is refused, and why. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly statusCode: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** @param reply to /graphql, whose callers read `errors` */
export function refuseGraphql(reply: FastifyReply, { statusCode, code, message }: Refused): FastifyReply {
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message, extensions: { code, requestId: reply.request.id } }] });
}

/** @param reply to /api, whose callers read `error` in the format of Strapi */
export function refuseApi(reply: FastifyReply, { statusCode, code, message }: Refused): FastifyReply {
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({
      data: null,
      error: { status: statusCode, name: 'Refused', code, message, requestId: reply.request.id },
    });
}

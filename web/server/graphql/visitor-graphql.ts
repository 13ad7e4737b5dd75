import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_VARIABLES_LENGTH } from '../../../cms/src/shared/limits';
import { sendCached } from '../cache/send-cached';
import { readBody, VISITOR_BODY } from '../guards/bodies';
import { Refused } from '../guards/refused';
import { isFromThisSite, requireJson } from '../guards/request-checks';
import { sendUnavailableJson } from '../http/service-unavailable';
import { visitorHeaders } from '../proxy/cms-proxy';
import { type CmsAnswer, CmsUnavailable, type OperationAnswers } from './operation-answers';
import { variablesProblem } from './trusted-documents';

interface Question {
  /** Hash of an operation */
  query?: string;
  variables?: Record<string, unknown> | null;
}

/** The text of an operation contains other characters. */
const HASH = /^[\w-]+$/;

/**
 * Returns handlers for visitors, who may run this site's operations only: queries by `GET /graphql?query=…&variables=…`,
 * mutations with the same two in a POST. `query` is the hash of a text.
 * Errors are thrown as Refused.
 */
export function visitorGraphql(answers: OperationAnswers, publicUrl: string) {
  const find = async ({ query: hash, variables }: Question) => {
    if (!hash || !HASH.test(hash)) {
      throw new Refused(
        403,
        'TRUSTED_DOCUMENTS_ONLY',
        'Only this site’s own operations are allowed. Send the hash of one, or sign in.',
      );
    }
    const operation = await answers.operation(hash);
    if (!operation) {
      throw new Refused(
        404,
        'PERSISTED_DOCUMENT_NOT_FOUND',
        'This site has been updated. Reload the page to continue.',
      );
    }
    const problem = variablesProblem(operation.variables, variables ?? {});
    if (problem) throw new Refused(400, 'BAD_USER_INPUT', `${problem}.`);
    return operation;
  };

  const query = async (request: FastifyRequest, reply: FastifyReply) => {
    const question = readAddress(request);
    const operation = await find(question);
    if (operation.kind === 'mutation') throw notAllowed(reply, 'POST');
    const { variables } = question;
    const outcome = await answers.shared({ operation, variables, headers: visitorHeaders(request) });
    return outcome.kind === 'hit'
      ? sendCached(request, reply, outcome.answer, outcome.status)
      : sendPassed(reply, outcome.answer);
  };

  const mutate = async (request: FastifyRequest, reply: FastifyReply) => {
    requireJson(request);
    if (!isFromThisSite(request, publicUrl)) {
      throw new Refused(
        403,
        'OTHER_SITE',
        'This form was sent from another site. Open it on this site and try again.',
      );
    }
    const question = readQuestion(readJson(String(await readBody(request, reply, VISITOR_BODY))));
    const operation = await find(question);
    const { variables } = question;
    return sendPassed(reply, await answers.ask({ operation, variables, headers: visitorHeaders(request) }));
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      if (request.method === 'GET' || request.method === 'HEAD') return await query(request, reply);
      if (request.method === 'POST') return await mutate(request, reply);
      throw notAllowed(reply, 'GET, POST');
    } catch (error) {
      if (error instanceof CmsUnavailable) return sendUnavailableJson(reply);
      throw error;
    }
  };
}

function notAllowed(reply: FastifyReply, allow: string): Refused {
  reply.header('allow', allow);
  return new Refused(405, 'METHOD_NOT_ALLOWED', `Send this operation with ${allow}.`);
}

function readAddress({ query }: FastifyRequest): Question {
  const { query: hash, variables } = query as Record<string, string | string[] | undefined>;
  if (variables && variables.length > VISITOR_VARIABLES_LENGTH) {
    throw new Refused(
      413,
      'TOO_LARGE',
      `The variables have more than ${VISITOR_VARIABLES_LENGTH} characters.`,
    );
  }
  return readQuestion({ query: hash, variables: variables && readJson(String(variables)) });
}

function readQuestion(value: unknown): Question {
  if (isQuestion(value)) return value;
  throw new Refused(400, 'BAD_REQUEST', 'query must be a text and variables a JSON object');
}

/** Checked by hand: a library would visit thousands of variables before refusing them. */
function isQuestion(value: unknown): value is Question {
  if (!isObject(value)) return false;
  const { query, variables } = value as Record<keyof Question, unknown>;
  if (query !== undefined && typeof query !== 'string') return false;
  return variables === undefined || variables === null || isObject(variables);
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'BAD_REQUEST', 'The body and the variables must be JSON');
  }
}

function sendPassed(reply: FastifyReply, { status, type, body, retryAfter }: CmsAnswer): FastifyReply {
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(status).header('cache-control', 'private, no-store').type(type).send(body);
}

import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendAway } from '../send-away';
import { sendKept } from '../send-kept';
import { type CmsAnswer, CmsAway, type OperationAnswers } from './operation-answers';
import type { TrustedOperation } from './trusted-documents';

interface VisitorGraphqlOptions {
  /** The site's own operations */
  operations: () => Promise<readonly TrustedOperation[]>;
  answers: OperationAnswers;
  /** What the cms is told about the caller */
  headersOf: (request: FastifyRequest) => Record<string, string>;
}

/** A visitor's largest form, with every character escaped, stays below this. Bytes; the cms has the same limit. */
const LARGEST_BODY = 32 * 1024;

const Question = z.object({
  documentId: z.string().optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
type Question = z.infer<typeof Question>;

/** Why a question is not answered. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/**
 * Answers visitors, who may ask the operations of this site and nothing else: queries with
 * `GET /graphql?documentId=…&variables=…`, mutations with the same two in a POST.
 */
export function visitorGraphql({ operations, answers, headersOf }: VisitorGraphqlOptions) {
  const find = async ({ documentId }: Question) => {
    if (!documentId) {
      throw new Refused(
        403,
        'TRUSTED_DOCUMENTS_ONLY',
        'Visitors may ask the operations of this site only: name one with documentId, or sign in.',
      );
    }
    const operation = (await operations()).find(({ id }) => id === documentId);
    if (operation) return operation;
    throw new Refused(
      404,
      'PERSISTED_DOCUMENT_NOT_FOUND',
      'The site has been renewed. Please load the page again.',
    );
  };

  const query = async (request: FastifyRequest, reply: FastifyReply) => {
    const question = readAddress(request);
    const { kind, text } = await find(question);
    if (kind === 'mutation') throw notAllowed(reply, 'POST');
    const outcome = await answers.shared({ text, variables: question.variables }, headersOf(request));
    return outcome.kind === 'kept'
      ? sendKept(request, reply, outcome.answer, outcome.status)
      : sendPassed(reply, outcome.answer);
  };

  const mutate = async (request: FastifyRequest, reply: FastifyReply) => {
    const question = await readBody(request);
    const { text } = await find(question);
    return sendPassed(reply, await answers.ask({ text, variables: question.variables }, headersOf(request)));
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      if (request.method === 'GET' || request.method === 'HEAD') return await query(request, reply);
      if (request.method === 'POST') return await mutate(request, reply);
      throw notAllowed(reply, 'GET, POST');
    } catch (error) {
      if (error instanceof CmsAway) return sendAway(reply);
      if (!(error instanceof Refused)) throw error;
      return reply
        .code(error.status)
        .header('cache-control', 'no-store')
        .send({ errors: [{ message: error.message, extensions: { code: error.code } }] });
    }
  };
}

function notAllowed(reply: FastifyReply, allow: string): Refused {
  reply.header('allow', allow);
  return new Refused(405, 'METHOD_NOT_ALLOWED', `Ask this operation with ${allow}.`);
}

function readAddress({ query }: FastifyRequest): Question {
  const { documentId, variables } = query as Record<string, string | undefined>;
  return readQuestion({ documentId, variables: variables && readJson(variables) });
}

/** The proxy around this route leaves bodies unread. */
async function readBody({ body }: FastifyRequest): Promise<Question> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as Readable) {
    bytes += chunk.length;
    if (bytes > LARGEST_BODY) throw new Refused(413, 'TOO_LARGE', 'The request is too large');
    chunks.push(chunk);
  }
  return readQuestion(readJson(Buffer.concat(chunks).toString('utf8')));
}

function readQuestion(value: unknown): Question {
  const question = Question.safeParse(value);
  if (question.success) return question.data;
  throw new Refused(400, 'BAD_REQUEST', 'documentId must be a text and variables a JSON object');
}

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

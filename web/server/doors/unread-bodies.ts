import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody } from './read-body';

/** After an answer so much of a body that nobody reads is still taken in, so that the answer arrives. */
const MOST_DRAINED_BYTES = 1024 * 1024;
const LONGEST_DRAIN_MS = 2000;
const LOOK_EVERY_MS = 50;

/** Answers to GET and HEAD never depend on a body. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * Bodies are read by the addresses that take them and by no parser before: all others answer without having read
 * a byte. Such an answer arrives, although its caller is still sending, and is the last on its connection.
 */
export function leaveBodiesUnread(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addHook('onRequest', async (request, reply) => {
    if (!WITHOUT_BODY.has(request.method) || !hasBody(request.raw)) return;
    return reply.code(413).type('text/plain; charset=utf-8').send('This address takes no body.');
  });
  server.addHook('onSend', async (request, reply) => {
    if (!isUnread(request)) return;
    reply.header('connection', 'close');
    closeSlowly(request);
  });
  // Asked before a body is sent: only the addresses that read one say that it may come.
  server.server.on('checkContinue', (request, response) => server.server.emit('request', request, response));
}

const isUnread = ({ raw }: FastifyRequest) => hasBody(raw) && !raw.complete && raw.socket instanceof Socket;

/** A connection that is closed on a caller who is still sending is reset, and takes the answer along. */
function closeSlowly({ raw }: FastifyRequest): void {
  const { socket } = raw;
  socket.destroySoon = () => {
    socket.end();
    raw.resume();
    const most = socket.bytesRead + MOST_DRAINED_BYTES;
    const until = Date.now() + LONGEST_DRAIN_MS;
    const look = setInterval(() => {
      if (!socket.destroyed && !raw.complete && socket.bytesRead < most && Date.now() < until) return;
      clearInterval(look);
      socket.destroy();
    }, LOOK_EVERY_MS);
  };
}

// @ts-check
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Stop, systemCode } from '../stop.mjs';

/**
 * @typedef {object} Door
 * @property {string} what who will listen there, as in "the site"
 * @property {string} host
 * @property {number} port
 * @property {string} hostVariable the variables to change when it does not work
 * @property {string} portVariable
 */

/**
 * @param {string} address IP address
 * @param {number} port 0 lets the system choose
 * @returns {Promise<number>} the port, free at the moment of asking
 */
async function tryListening(address, port) {
  const server = createServer();
  server.listen({ host: address, port, exclusive: true });
  await once(server, 'listening');
  const taken = server.address();
  server.close();
  await once(server, 'close');
  return typeof taken === 'object' && taken ? taken.port : port;
}

/**
 * @param {unknown} error
 * @param {Door} door
 */
function sentence(error, { what, host, port, hostVariable, portVariable }) {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port}, wanted for ${what}, is taken by another program: stop that one, or choose another port with ${portVariable}.`;
  }
  if (code === 'EACCES') {
    return `Port ${port}, wanted for ${what}, needs rights that you do not have: choose one above 1023 with ${portVariable}.`;
  }
  return `"${host}", wanted for ${what}, cannot be listened on (${code}): ${hostVariable} must be a name or an address of this machine.`;
}

/**
 * @param {Door} door
 * @throws {Stop} when nothing can listen there now
 */
export async function checkPortFree(door) {
  try {
    const addresses = await lookup(door.host, { all: true });
    for (const { address } of addresses) await tryListening(address, door.port);
  } catch (cause) {
    throw new Stop(sentence(cause, door), { cause });
  }
}

/**
 * A port for a private server on this machine.
 *
 * @param {number} wanted used when it is free
 */
export async function freePort(wanted) {
  return tryListening('127.0.0.1', wanted).catch(() => tryListening('127.0.0.1', 0));
}

import { createStore } from '../store';
import { NotConfirmed, Refusal } from './errors';
import { newWaiting, type Waiting } from './waiting';

/** Shared by all requests that wait for the dialog. */
const waiting = createStore<Waiting<void> | null>(null);

/** The question of the dialog "Confirm it's you". */
export const confirmation = {
  isAsked: () => waiting.state() !== null,
  subscribe: waiting.subscribe,

  /** The CMS has accepted a proof: the waiting requests are sent again. */
  accept() {
    waiting.state()?.resolve();
    waiting.set(null);
  },

  /** The waiting requests fail with NotConfirmed. */
  cancel() {
    waiting.state()?.reject(new NotConfirmed());
    waiting.set(null);
  },
};

const isNeeded = (error: unknown) => error instanceof Refusal && error.code === 'CONFIRMATION_NEEDED';

/**
 * Sends a request. If the CMS needs a proof of who is there, asks for one and sends the request again. Requests
 * refused in the meantime wait for the same dialog.
 * @throws NotConfirmed if the owner cancels
 */
export async function withConfirmation<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isNeeded(error)) throw error;
    if (!waiting.state()) waiting.set(newWaiting());
    await waiting.state()?.promise;
    return send();
  }
}

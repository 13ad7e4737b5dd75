import { NotConfirmed, Refusal } from './errors';
import { newWaiting, type Waiting } from './waiting';

/** Shared by all requests that wait for the dialog. */
let waiting: Waiting<void> | null = null;
const listeners = new Set<() => void>();

function become(next: Waiting<void> | null) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** The question of the dialog "Confirm it's you". */
export const confirmation = {
  isAsked: () => waiting !== null,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** The CMS has accepted a proof: the waiting requests are sent again. */
  accept() {
    waiting?.resolve();
    become(null);
  },

  /** The waiting requests fail with NotConfirmed. */
  cancel() {
    waiting?.reject(new NotConfirmed());
    become(null);
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
    if (!waiting) become(newWaiting());
    await waiting?.promise;
    return send();
  }
}

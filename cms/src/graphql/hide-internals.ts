import { currentRequestId } from '../watching/requests';

interface FormattedError {
  extensions?: { code?: string; error?: unknown; requestId?: string };
}

interface WillSend {
  response: { body: { kind: string; singleResult?: { errors?: readonly FormattedError[] } } };
}

/**
 * Strapi puts the text of an unexpected error, with its SQL, into the answer. It belongs in the log only, where the
 * reference leads to it.
 */
export const hideInternals = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body } }: WillSend) {
        for (const { extensions } of body.singleResult?.errors ?? []) {
          if (extensions?.code !== 'INTERNAL_SERVER_ERROR') continue;
          delete extensions.error;
          extensions.requestId = currentRequestId();
        }
      },
    };
  },
};
